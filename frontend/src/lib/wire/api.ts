/** The lobby's REST calls. Every refusal becomes an ApiError with the server's stable code. */
import type { MyWebhook, Webhook } from '../generated/api';
import type { AutoRule, GameEvent, Player, TableRecord, View } from './types';

export class ApiError extends Error {
  constructor(
    /** HTTP status; 0: the server could not be reached. */
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: unknown = null,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, 'offline', 'The server cannot be reached.');
  }
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text === '' ? null : JSON.parse(text);
  } catch {
    data = null;
  }
  if (response.ok) return data as T;
  const error = (data as { error?: { code?: string; message?: string; details?: unknown } } | null)?.error;
  const code = error?.code ?? (response.status >= 500 ? 'unavailable' : 'invalid');
  throw new ApiError(response.status, code, error?.message ?? `The server answered ${response.status}.`, error?.details);
}

export interface NewTable {
  name?: string;
  seats: number;
  visibility: 'public' | 'private';
  spectators: boolean;
  options: Record<string, unknown>;
}
/** A ready mix of options, with a value for everything that any preset sets. */
export interface Preset {
  id: string;
  name: string;
  description: string;
  options: Record<string, unknown>;
}
export interface OptionSchema {
  type?: string | string[];
  title?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  labels?: Record<string, string>;
  anyOf?: OptionSchema[];
  oneOf?: OptionSchema[];
  items?: OptionSchema;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, OptionSchema>;
  /** Of these switches one must be on. */
  needs?: string[];
  /** It does something only at these values of other options. */
  when?: Record<string, unknown[]>;
  presets?: Preset[];
}

const table = (ref: string) => `/api/tables/${encodeURIComponent(ref)}`;

export const api = {
  newPlayer: (name: string) => call<{ player: Player; token: string }>('POST', '/api/players', { name }),
  me: () => call<{ player: Player; tables: TableRecord[] }>('GET', '/api/me'),
  deviceCode: () => call<{ code: string; expires_at: number }>('POST', '/api/me/devices'),
  enterByCode: (code: string) => call<{ player: Player; token: string }>('POST', '/api/devices', { code }),
  webhook: () => call<MyWebhook>('GET', '/api/me/webhook'),
  setWebhook: (wanted: { url: string; private: boolean; language: string }) =>
    call<{ webhook: Webhook; secret: string }>('PUT', '/api/me/webhook', wanted),
  changeWebhook: (change: Partial<Pick<Webhook, 'on' | 'private' | 'language'>>) =>
    call<Webhook>('PATCH', '/api/me/webhook', change),
  testWebhook: () => call<{ delivered: boolean; problem: string | null }>('POST', '/api/me/webhook/test'),
  removeWebhook: () => call<unknown>('DELETE', '/api/me/webhook'),
  tables: (status: TableRecord['status'], limit = 20, cursor: string | null = null) =>
    call<{ tables: TableRecord[]; next: string | null }>(
      'GET',
      `/api/tables?status=${status}&limit=${limit}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    ),
  table: (ref: string) => call<TableRecord>('GET', table(ref)),
  create: (wanted: NewTable) => call<TableRecord>('POST', '/api/tables', wanted),
  play: (wanted: { bots: number; options?: Record<string, unknown>; nonce?: string }) =>
    call<TableRecord & { token?: string }>('POST', '/api/play', wanted),
  join: (ref: string, seat?: number) =>
    call<TableRecord>('POST', `${table(ref)}/join`, seat === undefined ? {} : { seat }),
  leave: (ref: string) => call<TableRecord>('POST', `${table(ref)}/leave`, {}),
  ready: (ref: string, ready: boolean, nonceHash?: string) =>
    call<TableRecord>('POST', `${table(ref)}/ready`, nonceHash === undefined ? { ready } : { ready, nonce_hash: nonceHash }),
  nonce: (ref: string, nonce: string) => call<TableRecord>('POST', `${table(ref)}/nonce`, { nonce }),
  addBot: (ref: string, level: string) => call<TableRecord>('POST', `${table(ref)}/bots`, { level }),
  kick: (ref: string, seat: number) => call<TableRecord>('POST', `${table(ref)}/kick`, { seat }),
  change: (ref: string, patch: Record<string, unknown>) => call<TableRecord>('PATCH', table(ref), patch),
  start: (ref: string) => call<TableRecord>('POST', `${table(ref)}/start`, {}),
  events: (ref: string, after: number, limit: number) =>
    call<{ seq: number; events: GameEvent[]; next?: number | null }>('GET', `${table(ref)}/events?after=${after}&limit=${limit}`),
  view: (ref: string, seq: number, as: string | null) =>
    call<{ seq: number; view: View }>('GET', `${table(ref)}/view?seq=${seq}${as === null ? '' : `&as=${as}`}`),
  chat: (ref: string, text: string) => call<unknown>('POST', `${table(ref)}/chat`, { text }),
  report: (ref: string, body: { player: string; reason: string; note: string }) =>
    call<unknown>('POST', `${table(ref)}/report`, body),
  recordUrl: (ref: string) => `${table(ref)}/record`,
  aliens: () => call<unknown>('GET', '/api/rules/aliens'),
  cards: () => call<unknown>('GET', '/api/rules/cards'),
  options: () => call<OptionSchema>('GET', '/api/rules/options'),
};

export type { AutoRule };
