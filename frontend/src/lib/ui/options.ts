/** The options of a table as data: what goes together, which preset is chosen, what an option still needs. */
import type { OptionSchema, Preset } from '../wire/api';

export type Chosen = Record<string, unknown>;
type Properties = Record<string, OptionSchema>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const listed = (value: unknown, schema: OptionSchema) =>
  Array.isArray(value) && schema.items?.enum ? schema.items.enum.filter((each) => value.includes(each)) : value;
/** What holds for an option: as chosen, or as it is by itself. */
export const current = (properties: Properties, chosen: Chosen, name: string): unknown => chosen[name] ?? properties[name]?.default;

/** The options with some of them set; only what differs from the default is kept, and what has lost its need is dropped. */
function withAll(properties: Properties, chosen: Chosen, values: Chosen): Chosen {
  const all = Object.entries({ ...chosen, ...values }).filter(([name, value]) => value !== '' && !same(value, properties[name]?.default));
  const next = Object.fromEntries(all);
  return Object.fromEntries(all.filter(([name]) => missing(properties, next, name) === null));
}
export const withOption = (properties: Properties, chosen: Chosen, name: string, value: unknown): Chosen =>
  withAll(properties, chosen, { [name]: value });

/** What an option needs and does not have: switches of which one must be on, or values of another option. */
export type Missing = { switches: string[] } | { option: string; values: unknown[] } | null;
export function missing(properties: Properties, chosen: Chosen, name: string): Missing {
  const schema = properties[name];
  const needs = schema?.needs?.filter((other) => other in properties) ?? [];
  if (schema?.needs && !needs.some((other) => current(properties, chosen, other) === true)) return { switches: needs };
  for (const [option, values] of Object.entries(schema?.when ?? {})) {
    if (!values.includes(current(properties, chosen, option))) return { option, values };
  }
  return null;
}

/** The options with a preset taken; what no preset sets stays as it is. */
export const withPreset = (properties: Properties, chosen: Chosen, preset: Preset): Chosen =>
  withAll(properties, chosen, Object.fromEntries(Object.entries(preset.options).filter(([name]) => name in properties)));

/** The preset that the options are, if they are one. */
export function presetOf(properties: Properties, chosen: Chosen, presets: Preset[]): Preset | null {
  const holds = (preset: Preset) =>
    Object.entries(preset.options).every(([name, value]) => {
      const schema = properties[name];
      return !schema || same(listed(current(properties, chosen, name), schema), listed(value, schema));
    });
  return presets.find(holds) ?? null;
}

/** What of a preset differs from a plain table, by name. */
export const changes = (properties: Properties, preset: Preset): string[] =>
  Object.entries(preset.options).filter(([name, value]) => name in properties && !same(value, properties[name]?.default)).map(([name]) => name);

const GROUPS: Record<string, string[]> = {
  aliens: ['aliens', 'alien_sets', 'hidden_powers', 'two_powers', 'classic_silence', 'no_abuse'],
  table: ['pace', 'bank_seconds', 'deal_seconds', 'ask_all', 'spectator_delay', 'seed'],
};
/** The options in groups: the table's own, the aliens', and all that changes the rules. What is not offered is left out. */
export function groups(properties: Properties): { group: 'table' | 'aliens' | 'rules'; names: string[] }[] {
  const offered = Object.keys(properties).filter((name) => !('const' in (properties[name] ?? {})));
  const known = (group: string) => (GROUPS[group] ?? []).filter((name) => offered.includes(name));
  const rest = offered.filter((name) => !Object.values(GROUPS).some((names) => names.includes(name)));
  return [
    { group: 'table' as const, names: known('table') }, { group: 'aliens' as const, names: known('aliens') },
    { group: 'rules' as const, names: rest },
  ].filter((each) => each.names.length > 0);
}
