import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine, texts } from '../src/lib/i18n/de';
import { en } from '../src/lib/i18n/en';
import { namesOf, saidAsk, saidEvent, sentence, speak } from '../src/lib/i18n/engine';
import { wanted } from '../src/lib/i18n/languages';
import { use } from '../src/lib/i18n';
import type { Ask, GameEvent, View } from '../src/lib/wire/types';

const fields = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[|}]/g)].map((match) => match[1]))].sort();

it('has every text, with the arguments of the English one', () => {
  expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
  const odd = Object.entries(en).filter(([key, text]) => {
    const own = fields(texts[key as keyof typeof texts]);
    return own.some((field) => !fields(text).includes(field));
  });
  expect(odd).toEqual([]);
});
it('chooses a language by address, memory and browser', () => {
  expect(wanted('?lang=de', 'en', ['en'])).toBe('de');
  expect(wanted('', 'de', ['en'])).toBe('de');
  expect(wanted('?lang=xx', null, ['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(wanted('', null, ['fr'])).toBe('en');
});

describe('in German', () => {
  beforeAll(() => {
    use('de', texts);
    speak(engine);
  });
  afterAll(() => {
    use('en-GB', en);
    speak(null);
  });
  const view = {
    seats: [{ seat: 0, name: 'Mira' }, { seat: 1, name: 'Kenji' }], planets: [{ id: '7', system: 1, index: 2 }],
  } as unknown as View;
  const names = namesOf(view);
  const seat = (n: number) => ({ type: 'seat', seat: n });
  const event = (kind: string, args: object): GameEvent => ({ kind, text: 'English', encounter: 1, msg: { key: `event.${kind}`, args: args as never } });

  it('says events', () => {
    expect(saidEvent(event('ships_lost', { who: seat(1), n: 1 }), names).text).toBe('Kenji verliert 1 Schiff an den Warp.');
    expect(saidEvent(event('ships_lost', { who: seat(1), n: 3 }), names).text).toBe('Kenji verliert 3 Schiffe an den Warp.');
    expect(saidEvent(event('aimed', { who: seat(0), planet: { type: 'planet', planet: '7' } }), names).text).toBe('Mira richtet das Tor auf Planet 3 von Kenji.');
    expect(saidEvent(event('invited', { who: seat(0), whom: [seat(1), seat(0)], side: { type: 'side', side: 'defense' } }), names).text).toBe(
      'Mira lädt Kenji und Mira zum Verteidiger ein.',
    );
    const offer = { who: seat(0), whom: seat(1), give: [{ type: 'cards', cards: 1 }, { type: 'lucre', lucre: 3 }, { type: 'colony', colony: '7' }], take: { type: 'nothing' } };
    expect(saidEvent(event('deal_offer', offer), names).text).toBe(
      'Mira bietet Kenji einen Handel: gibt 1 Karte, 3 Lucre und eine Kolonie auf Planet 3 von Kenji, nimmt nichts.',
    );
    expect(saidEvent(event('discarded', { who: seat(0), cards: [{ type: 'face', face: 'attack_08' }] }), names).text).toBe('Mira legt ab: Angriff 08.');
    expect(saidEvent(event('play', { who: seat(0), what: { type: 'flare', id: 'oracle' } }), names).text).toBe('Mira spielt Oracle-Flare.');
    expect(saidEvent(event('unheard_of', {}), names).text).toBe('English');
  });
  it('says questions, with their options', () => {
    const ask = {
      id: 'a', kind: 'choose', title: 'T', text: 'X', msg: { key: 'ask.ally', args: { planet: { type: 'planet', planet: '7' } } },
      options: [{ id: '0', label: 'Pass', ref: { type: 'pass' }, msg: { key: 'label.pass', args: {} } }, { id: '1', label: 'Kenji', ref: seat(1), msg: { key: 'label.seat', args: { seat: seat(1) } } }],
    } as unknown as Ask;
    const said = saidAsk(ask, names);
    expect([said.title, said.text]).toEqual(['Bei der Begegnung mitgehen?', 'Schließ dich bei Planet 3 von Kenji einer Seite an, oder bleib draußen.']);
    expect(said.kind === 'choose' && said.options.map((option) => option.label)).toEqual(['Passen', 'Kenji']);
  });
  it('says what happens at the table', () => {
    const at = (kind: string, args: object): GameEvent => ({ kind, text: 'English', encounter: 1, msg: { key: `table.${kind}`, args: args as never } });
    expect(saidEvent(at('voted', { seat: 1, what: 'pause', yes: false }), names).text).toBe('Kenji ist nicht einverstanden.');
    expect(saidEvent(at('proposed', { seat: 0, what: 'bot', about: 1 }), names).text).toBe('Mira möchte einen Bot für Kenji spielen lassen.');
    expect(saidEvent(at('stand_in', { seat: 1, level: null }), names).text).toBe('Kenji ist wieder da.');
    const vote = {
      id: 'v', kind: 'choose', title: 'T', text: 'T', msg: { key: 'ask.table.wait', args: { by: 0, seat: 1 } },
      options: [{ id: '0', label: 'Yes', ref: { type: 'yes' }, msg: { key: 'option.yes', args: {} } }],
    } as unknown as Ask;
    const said = saidAsk(vote, names);
    expect([said.title, said.kind === 'choose' && said.options[0]?.label]).toEqual(['Auf Kenji warten, wie Mira bittet?', 'Ja']);
  });
  it('keeps what a sheet says of its use', () => {
    const msg = { key: 'label.use', args: { what: { type: 'alien', id: 'oracle' } }, hint: 'oracle.foresee' };
    expect(sentence('Oracle: see the card', msg, names)).toBe('Oracle: see the card');
    const dust = { key: 'label.use', args: { what: { type: 'variant', id: 'space_dust' } }, hint: 'space_dust.play_card' };
    expect(sentence('Space Dust: a dust card', dust, names)).toBe('Space Dust: eine Staubkarte: 5 mehr für deine Seite');
  });
});
