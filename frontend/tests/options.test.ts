import { describe, expect, it } from 'vitest';
import { changes, groups, missing, presetOf, withOption, withPreset } from '../src/lib/ui/options';
import type { OptionSchema, Preset } from '../src/lib/wire/api';

const flag = (more: Partial<OptionSchema> = {}): OptionSchema => ({ type: 'boolean', default: false, ...more });
const properties: Record<string, OptionSchema> = {
  pace: { type: 'string', enum: ['live', 'days'], default: 'live' },
  bank_seconds: { type: 'integer', default: 0, when: { pace: ['live'] } },
  aliens: { type: 'string', default: 'random' },
  moons: { type: 'array', items: { enum: ['a', 'b'] }, default: [] },
  hazards: flag(), always_hazards: flag({ needs: ['hazards'] }), flares: flag(), lucre: { ...flag(), const: false } as OptionSchema,
};
const preset = (id: string, options: Record<string, unknown>): Preset => ({
  id, name: id, description: '', options: { flares: false, hazards: false, moons: [], ...options },
});
const base = preset('base', {});
const all = preset('all', { flares: true, hazards: true, moons: ['a', 'b'] });

it('keeps only what differs from the default', () => {
  expect(withOption(properties, {}, 'flares', true)).toEqual({ flares: true });
  expect(withOption(properties, { flares: true, pace: 'days' }, 'flares', false)).toEqual({ pace: 'days' });
});
describe('mixes that cannot be', () => {
  it('are said', () => {
    expect(missing(properties, {}, 'always_hazards')).toEqual({ switches: ['hazards'] });
    expect(missing(properties, { hazards: true }, 'always_hazards')).toBeNull();
    expect(missing(properties, { pace: 'days' }, 'bank_seconds')).toEqual({ option: 'pace', values: ['live'] });
  });
  it('are not kept when what they need is switched off', () => {
    expect(withOption(properties, { hazards: true, always_hazards: true }, 'hazards', false)).toEqual({});
    expect(withOption(properties, { bank_seconds: 60 }, 'pace', 'days')).toEqual({ pace: 'days' });
  });
});
describe('presets', () => {
  it('replace one another and leave the rest alone', () => {
    const chosen = withPreset(properties, { pace: 'days', always_hazards: true, hazards: true }, all);
    expect(chosen).toEqual({ pace: 'days', always_hazards: true, hazards: true, flares: true, moons: ['a', 'b'] });
    expect(withPreset(properties, chosen, base)).toEqual({ pace: 'days' });
  });
  it('are known again, whatever the order of a list', () => {
    expect(presetOf(properties, {}, [base, all])?.id).toBe('base');
    expect(presetOf(properties, { flares: true, hazards: true, moons: ['b', 'a'] }, [base, all])?.id).toBe('all');
    expect(presetOf(properties, { flares: true }, [base, all])).toBeNull();
  });
  it('say what they change', () => {
    expect(changes(properties, all)).toEqual(['flares', 'hazards', 'moons']);
  });
});
it('puts options into groups, new ones among the rules, and leaves out what is not offered', () => {
  expect(groups(properties)).toEqual([
    { group: 'table', names: ['pace', 'bank_seconds'] }, { group: 'aliens', names: ['aliens'] },
    { group: 'rules', names: ['moons', 'hazards', 'always_hazards', 'flares'] },
  ]);
});
