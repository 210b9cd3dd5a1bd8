/** Who sits at this browser. A guest is made when one is needed; the cookie keeps it. */
import { api, ApiError } from '../wire/api';
import type { Player, TableRecord } from '../wire/types';

class Session {
  player = $state.raw<Player | null>(null);
  tables = $state.raw<TableRecord[]>([]);
  /** The first question about who we are has been answered. */
  known = $state(false);

  /** Asks the server who we are and where we sit. Without an identity, that is nobody. */
  async refresh(): Promise<void> {
    try {
      const { player, tables } = await api.me();
      this.player = player;
      this.tables = tables;
      this.known = true;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (problem.status === 0 || problem.status >= 500) throw problem;
      this.player = null;
      this.tables = [];
      this.known = true;
    }
  }

  /** The player, made now if there is none yet. */
  async ensure(name: string): Promise<Player> {
    if (this.player === null) this.player = (await api.newPlayer(name)).player;
    return this.player;
  }
}

export const session = new Session();
