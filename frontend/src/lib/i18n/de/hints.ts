/** Deutsch: was ein erstes Spiel lehrt, je Frage. */
import type { hints as english } from '../en/hints';

export const hints: Record<keyof typeof english, string> = {
  'hint.launch': 'Mehr Schiffe machen deine Seite stärker, aber alle gehen in den Warp, wenn du verlierst. Ein Heimatplanet, den du leerst, gehört dir nicht mehr.',
  'hint.aim': 'Ein Planet mit wenigen Schiffen ist leichter zu nehmen. Du brauchst jedes Mal nur eine fremde Kolonie mehr.',
  'hint.retrieve': 'Schiffe im Warp tun nichts. Stell sie dorthin, wo ein Planet fast leer ist: Mit weniger als drei Heimatkolonien verlierst du deine Kraft.',
  'hint.wild': 'Du darfst jeden angreifen. Wer viele Schiffe im Warp hat, kann wenig Hilfe schicken.',
  'hint.own_colour': 'Wer in deinem Heimatsystem sitzt, ist dem Sieg näher. Ihn hinauszuwerfen kostet ihn diese Kolonie.',
  'hint.invite': 'Verbündete legen ihre Schiffe zu deiner Summe. Gewinnst du als Angreifer, bekommen auch sie eine Kolonie; denk also daran, wer kurz vor dem Sieg steht.',
  'hint.ally': 'Mit einem siegreichen Angreifer bekommst du eine Kolonie, mit einem siegreichen Verteidiger Karten oder Schiffe. Verliert deine Seite, gehen deine Schiffe in den Warp.',
  'hint.ally_ships': 'Jedes Schiff zählt 1 zur Summe und bringt auf der Seite des Verteidigers bei einem Sieg eine Belohnung.',
  'hint.select': 'Hohe Angriffskarten gewinnen und sind danach weg. Eine Verhandlung verliert gegen einen Angriff, aber du nimmst dann Karten für deine verlorenen Schiffe. Neue Karten bekommst du erst, wenn du zu Beginn deines Zuges keine Begegnungskarte mehr hast.',
  'hint.window': 'Das öffnet sich für alle im selben Moment, wer auch antworten könnte. Passen ist sicher. „Passen für …“ hält es eine Weile still.',
  'hint.respond': 'Jemand will eine Kraft benutzen. Mit einem Cosmic Zap könntest du sie aufhalten; sonst passe.',
  'hint.reinforce': 'Die Summen liegen jetzt offen. Leg eine Verstärkung nur dazu, wenn sie ändert, wer gewinnt.',
  'hint.reward': 'Karten gewinnen spätere Begegnungen; Schiffe kommen aus dem Warp zurück.',
  'hint.deal': 'Jeder von euch muss etwas bekommen. Eine Kolonie gegen eine Kolonie bringt euch beide der fünften näher.',
  'hint.compensation': 'Du nimmst dem Gewinner Karten, eine für jedes verlorene Schiff.',
  'hint.second_encounter': 'Du hast gewonnen und darfst in diesem Zug noch einmal angreifen. Noch eine Kolonie, oder noch eine Gefahr.',
  'hint.choose_alien': 'Eine Kraft prägt dein ganzes Spiel. Eine einfache ist ein guter Anfang; tippe auf einen Namen, um den Bogen zu lesen.',
  'hint.turn_up': 'Dein Alien liegt verdeckt und wirkt nicht. Deck es auf, wenn es dir am meisten hilft; dann kennen es alle.',
  'hint.keep_tech': 'Technik braucht Schiffe, die eine Weile auf der Karte liegen. Eine niedrige Zahl ist bald fertig.',
  'hint.tech_action': 'Bei jedem Sammeln darfst du ein Schiff auf eine Karte legen, eine mit genug Schiffen fertigstellen oder eine aufgeben.',
  'hint.got': 'Verstanden',
  'hint.no_more': 'Keine Hinweise mehr',
  'settings.hints': 'Hinweise',
  'settings.hints_note': 'In Spielen gegen Bots, jeder einmal.',
};
