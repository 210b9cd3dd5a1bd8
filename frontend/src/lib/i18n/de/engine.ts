/** Deutsch: Fragen, Möglichkeiten und Verlauf, wie sie der Server meldet. Was ohne Antwort geschieht, sagt die Seite selbst. */
import type { Sentences } from '../engine';
import { asks } from './asks';

const LEVELS: Record<string, string> = { easy: 'leicht', normal: 'normal', hard: 'stark' };

/** Was am Tisch geschieht und nicht im Spiel. */
const table: Sentences['table'] = (kind, args, seat) => {
  const by = seat(args['by'] ?? args['seat']);
  const about = seat(args['about'] ?? args['seat']);
  switch (kind) {
    case 'ask.take_back':
      return `Darf ${by} die letzte Antwort zurücknehmen?`;
    case 'ask.pause':
      return `Pause machen, wie ${by} bittet?`;
    case 'ask.bot':
      return `Einen Bot für ${seat(args['seat'])} spielen lassen, wie ${by} bittet?`;
    case 'ask.wait':
      return `Auf ${seat(args['seat'])} warten, wie ${by} bittet?`;
    case 'proposed':
      if (args['what'] === 'take_back') return `${by} möchte die letzte Antwort zurücknehmen.`;
      if (args['what'] === 'pause') return `${by} möchte eine Pause.`;
      return args['what'] === 'bot' ? `${by} möchte einen Bot für ${about} spielen lassen.` : `${by} möchte auf ${about} warten.`;
    case 'voted':
      return args['yes'] ? `${seat(args['seat'])} ist einverstanden.` : `${seat(args['seat'])} ist nicht einverstanden.`;
    case 'lapsed':
      return 'Nicht alle waren rechtzeitig einverstanden.';
    case 'stand_in':
      if (args['level'] === null || args['level'] === undefined) return `${seat(args['seat'])} ist wieder da.`;
      return `Ein Bot (${LEVELS[String(args['level'])] ?? args['level']}) spielt für ${seat(args['seat'])}.`;
    case 'paused':
      return `Pause (${seat(args['seat'])}).`;
    case 'resumed':
      return `Das Spiel geht weiter (${seat(args['seat'])}).`;
    case 'waited':
      return `Alle warten noch ${Math.max(1, Math.floor(Number(args['ms'] ?? 0) / 60_000))} min.`;
    case 'taken_back':
      return 'Die letzte Antwort wurde zurückgenommen; das Spiel steht, wo es davor war.';
    case 'restarted':
      return 'Die Regeln wurden erneuert: Diese Phase beginnt von vorn.';
    default:
      return null;
  }
};

export const engine: Sentences = {
  table,
  words: { offense: 'Angreifer', defense: 'Verteidiger', nobody: 'niemanden', flare: (name) => `${name}-Flare` },
  asks,
  labels: {
    use: '{what}',
    use_as: '{card} als {what}',
    card: '{card}',
    marked: '{card} (Gefahr)',
    reinforce: '{card} für den {side}',
    fight: 'Gegen {whom} auf {planet}',
    settle: '{planet} neu gründen',
    join: 'Mit dem {side}',
    join_by: 'Mit dem {side}, uneingeladen, durch deine Kraft',
    yes: 'Ja',
    no: 'Nein',
    pass: 'Passen',
    redraw: 'Neue Karte ziehen',
    nothing: 'Keine Technik-Aktion',
    draw_tech: 'Stattdessen Technik ziehen',
    complete: '{what} fertigstellen',
    research: 'Ein Schiff auf {what} legen',
    abandon: '{what} aufgeben',
    tech_in_play: '{what}',
    turn_up: 'Deinen Bogen aufdecken',
    number: '{n|Schiff|Schiffe}',
    planet: '{planet}',
    gate: 'Das Tor',
    warp: 'Der Warp',
    elsewhere: 'Beiseitegelegte Schiffe',
    term: '{what}',
    term_card: '{what}',
    term_ships: 'Schiffe von {who}',
    term_reinforcement: 'Verstärkung von {who}',
    term_added: 'Zusätzliche Karte von {who}',
    ring: 'Neben dem Verteidiger',
    stays: 'Es bleibt, wo es ist',
    slot_deck: 'Karten vom Stapel',
    slot_hand: 'Karten aus der Hand',
    slot_spread: 'Abstand',
    slot_stakes: 'Schiffe mehr',
    slot_cards: 'Karten',
    slot_ships: 'Schiffe aus dem Warp',
    'amoeba.in': 'Schiffe dazuholen',
    'amoeba.out': 'Schiffe abziehen',
    'bully.admit': 'Die Schiffe siedeln lassen',
    'bully.refuse': 'Zwei Schiffe verlieren',
    'butler.gate': 'Das Tor ausrichten',
    'butler.ships': 'Die Schiffe wählen',
    'calculator.even': 'Gerade',
    'calculator.odd': 'Ungerade',
    'chosen.nothing': 'Nichts',
    'chosen.replace': 'Deine Karte durch {card} ersetzen',
    'chosen.add': '{card} zu deiner Karte legen',
    'fido.card': 'Eine Karte ziehen',
    'fido.ship': 'Ein Schiff aus dem Warp',
    'fido.nothing': 'Nichts',
    'fido.keep': 'Behalten',
    'fido.drop': 'Ablegen',
    'gnome.back': 'Die Karte zurücknehmen',
    'gnome.pay': 'Zahlen',
    'gnome.ship': 'Das Schiff verlieren',
    'hate.ships': 'Die Schiffe verlieren',
    'insect.deck': 'Einen unbenutzten Flare aufdecken',
    'mite.discard': 'Bis auf drei Karten ablegen',
    'mite.colony': 'Mite siedeln lassen',
    'mutant.deck': 'Der kosmische Stapel',
    'vulch.take': '{card} nehmen',
    'vulch.discard': '{card} ablegen',
  },
  events: {
    alien: '{who} spielt {what}.',
    first_player_card: 'Eine Schicksalskarte zeigt {card}.',
    first_player: '{who} beginnt.',
    masked: '{who} spielt {card} als {what}.',
    became: '{who} wird {what}.',
    turned_up: '{who} deckt den Bogen auf: {what}.',
    planet_gone: '{planet} gibt es nicht mehr.',
    techs_discarded: '{who} legt ab: {what}.',
    techs_drawn: '{who} zieht {n|Technikkarte|Technikkarten}.',
    tech_completed: '{who} stellt {what} fertig.',
    tech_gone: '{what} von {who} verlässt den Tisch.',
    ships_researched: '{who} legt {n|Schiff|Schiffe} auf eine Technikkarte.',
    flares: 'Flares im Stapel: {whom}.',
    turn: 'Zug {n}: {who} ist der Angreifer.',
    encounter: '{who} beginnt Begegnung {n} dieses Zuges.',
    destiny: '{who} deckt das Schicksal auf: {card}.',
    destiny_reshuffled: 'Der Schicksalsstapel wird neu gemischt.',
    redraw: '{who} übergeht die eigene Farbe und zieht neu.',
    defense: '{who} ist der Verteidiger gegen {offense}.',
    nothing_to_launch: '{who} hat kein Schiff zum Starten; der Zug endet.',
    aimed: '{who} richtet das Tor auf {planet}.',
    ships_launched: '{who} startet {n|Schiff|Schiffe}.',
    ships_joined: '{who} setzt {n|Schiff|Schiffe} ein.',
    ships_lost: '{who} verliert {n|Schiff|Schiffe} an den Warp.',
    ships_saved: '{who} rettet {n|Schiff|Schiffe} vor dem Warp.',
    ships_returned: '{n|Schiff|Schiffe} von {who} zurück auf Kolonien.',
    ships_retrieved: '{who} holt {n|Schiff|Schiffe} aus dem Warp zurück.',
    ships_removed: '{n|Schiff|Schiffe} von {who} aus dem Spiel.',
    ships_landed: '{who} landet {n|Schiff|Schiffe}.',
    ships_settled: '{who} gründet eine Kolonie mit {n|Schiff|Schiffen}.',
    ships_to_gate: '{who} hat keine Kolonie; {n|Schiff|Schiffe} aus dem Warp ins Tor.',
    ships_freed: '{n|Schiff|Schiffe} von {who} aus dem Warp befreit.',
    invited: '{who} lädt {whom} zum {side} ein.',
    declined: '{who} bleibt draußen.',
    allied: '{who} geht mit dem {side}.',
    no_encounter_card: '{who} hat keine Begegnungskarte; der Zug endet.',
    selected: '{who} hat eine Karte gelegt.',
    laid_open: '{who} legt {card} offen.',
    revealed: '{offense} zeigt {offense_card}, {defense} zeigt {defense_card}.',
    morph: 'Der Morph von {who} wird {card}.',
    reinforced: '{who} legt {card} zum {side}.',
    outcome: '{who} gewinnt die Begegnung.',
    outcome_totals: '{who} gewinnt die Begegnung, {offense} zu {defense}.',
    outcome_both_lose: 'Beide Seiten verlieren.',
    outcome_deal: 'Zwei Verhandlungen: Ein Handel ist möglich.',
    deal_offer: '{who} bietet {whom} einen Handel: gibt {give|Karte|Karten}, nimmt {take|Karte|Karten}.',
    deal_withdrawn: '{who} zieht das Angebot zurück.',
    deal_accepted: '{who} nimmt den Handel an.',
    deal_refused: '{who} beendet das Gespräch.',
    deal_broken: 'Der Handel kann nicht wie vereinbart ausgeführt werden.',
    deal_made: '{offense} und {defense} sind sich einig.',
    deal_failed: 'Der Handel ist gescheitert.',
    promise: '{who} verspricht (nicht bindend): {text}',
    shown: '{who} sieht die Hand von {whom} an.',
    dealt: '{who} erhält {n|Karte|Karten} von {whom}.',
    took: '{who} nimmt {n|Karte|Karten} von {whom}.',
    drew: '{who} zieht {n|Karte|Karten}.',
    buried: 'Die ungesehene Karte von {who} kommt verdeckt unter den Stapel.',
    replaced: '{who} legt {card} an die Stelle der aufgedeckten Karte.',
    added: '{who} legt {card} zur Summe.',
    discarded: '{who} legt ab: {cards}.',
    reshuffled: 'Die Ablage wird zu einem neuen kosmischen Stapel gemischt.',
    quake: 'Kosmisches Beben: Alle Hände werden abgelegt, jeder bekommt acht neue Karten.',
    reward: '{who} nimmt {cards|Karte|Karten} und {ships|Schiff|Schiffe} als Belohnung.',
    use: '{who} benutzt {what}.',
    use_on: '{who} benutzt {what} gegen {whom}.',
    use_saying: '{who} benutzt {what} und sagt: {said}.',
    play: '{who} spielt {what}.',
    play_on: '{who} spielt {what} gegen {whom}.',
    zapped: '{what} von {who} ist bis zum Ende der Begegnung gezappt.',
    cancelled: '{what} von {who} wird aufgehoben.',
    power_lost: '{who} verliert die Kraft {what}: zu wenige Heimatkolonien.',
    power_regained: '{who} hat die Kraft {what} wieder.',
    planet_new: '{planet} kommt zum Heimatsystem von {who}.',
    special_ship: '{what} von {who} steht auf {planet}.',
    ships_moved: '{who} versetzt {n|Schiff|Schiffe} zwischen Kolonien{why}.',
    keeps_shown: '{who} zeigt und behält {cards}.',
    won: 'Das Spiel ist beendet. Gewonnen: {whom}.',
    'barbarian.loot': '{who} durchsucht die Hand von {whom}.',
    'busybody.saw': '{who} sieht die Karte von {whom} an.',
    'busybody.exchanged': '{who} tauscht die Karte von {whom} gegen eine andere.',
    'busybody.left': '{who} lässt die Karte von {whom}, wie sie ist.',
    'butler.no_tip': '{who} gibt {whom} kein Trinkgeld.',
    'butler.sent': '{who} ist der Angreifer dieser Begegnung.',
    'butler.unable': '{who} hat keine Begegnungskarte und kann nicht gehen.',
    'crystal.refracted': '{who} nimmt die Karte mit {card} mal.',
    'demon.possessed': '{who} besitzt die Hand von {whom}: {n|Karte|Karten}.',
    'demon.deck': '{who} besitzt oben vom kosmischen Stapel {n|Karte|Karten}.',
    'demon.returned': '{who} legt {n|Karte|Karten} auf den kosmischen Stapel zurück.',
    'empath.exchanged': '{who} legt {card} an die Stelle der Verhandlung von {whom}.',
    'force.saw': '{who} sieht die Karte von {whom} an.',
    'force.swapped': '{who} tauscht die Karte von {whom} gegen eine andere.',
    'force.left': '{who} lässt die Karte von {whom}, wie sie ist.',
    'gnome.took_back': '{who} nimmt {card} zurück.',
    'lunar_cannon.stands': 'Die Kanone von {who} steht zwischen {planet} und {next}.',
    'citadel.built': '{who} baut neben {planet} eine Zitadelle aus {card}.',
    'citadel.fallen': 'Die Zitadellen neben {planet} fallen.',
    'dictator.again': '{who} lässt {whom} eine andere Schicksalskarte ziehen.',
    'fido.took': '{who} nimmt {card} aus der Ablage.',
    'fido.refused': '{who} lehnt {card} ab.',
    'filch.took': '{who} nimmt {card} aus der Ablage.',
    'gambler.accepted': '{who} nimmt die Behauptung hin.',
    'gambler.challenged': '{who} zweifelt sie an: Es war {card}.',
    'grudge.given': '{who} hegt einen Groll gegen {whom}.',
    'hate.shown': '{who} zeigt {card} und behält die Karte.',
    'hate.hand': '{who} zeigt die Hand: {cards}.',
    'insect.turned': '{who} deckt {card} auf.',
    'insect.sheds': '{who} legt {what} ab.',
    'laser.blinded': '{who} legt {n|Karte|Karten} von {whom} bis zum Ende der Begegnung beiseite.',
    'mind.read': '{who} liest die Hand von {whom}.',
    'mind.watched': '{who} sieht, was {whom} zieht.',
    'miser.renewed': '{who} zeigt den Hort, legt ihn ab und zieht einen neuen.',
    'mite.looked': '{who} sieht an, was {whom} ablegen würde.',
    'oracle.mixed': 'Die Hände von {who} und {whom} werden zusammengemischt und neu verteilt.',
    'oracle.ended': '{who} beendet die Begegnung; {whom} nimmt die Karte zurück.',
    'pentaform.stage': '{who} ist jetzt {what}.',
    'pentaform.gone': '{who} gibt {what} auf.',
    'philanthropist.lent': '{who} leiht {what} bis zum Ende der Begegnung an {whom}.',
    'plant.grafted': '{who} hat bis zum Ende der Begegnung {what} von {whom}.',
    'prolong.laid': '{who} legt {card} in der nächsten Runde.',
    'prolong.nothing': '{who} hat keine Begegnungskarte zum Legen.',
    'reincarnator.dies': '{who} gibt {what} auf.',
    'tick_tock.tick': 'Auf dem Bogen von Tick-Tock: noch {n|Marker|Marker}.',
    'trader.traded': '{who} tauscht die Hand mit {whom}.',
    'vulch.handed': '{who} reicht {whom} eine Karte.',
    'warrior.learn': '{who} lernt: {n|Marker|Marker} mehr auf dem Bogen von Warrior.',
    'will.saw': '{who} sieht die Hand von {whom} an.',
  },
};
