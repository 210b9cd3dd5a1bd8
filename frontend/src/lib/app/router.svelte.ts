/** A small router on the History API: pages by path, links by one click handler on the document. */

export type Page =
  | { name: 'landing' }
  | { name: 'new' }
  | { name: 'device' }
  | { name: 'notify' }
  | { name: 'aliens'; alien?: string }
  | { name: 'rules' }
  | { name: 'table'; code: string; watch: boolean }
  | { name: 'replay'; code: string }
  | { name: 'missing' };

const PLAIN = ['new', 'device', 'notify', 'aliens', 'rules'] as const;

/** The page for a path. */
export function pageFor(path: string): Page {
  const [first, second, third, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { name: 'landing' };
  const plain = PLAIN.find((name) => name === first);
  if (second === undefined && plain !== undefined) return { name: plain };
  if (first === 'aliens' && second !== undefined && third === undefined) return { name: 'aliens', alien: decodeURIComponent(second) };
  if (first === 't' && second !== undefined && rest.length === 0) {
    const code = decodeURIComponent(second);
    if (third === undefined) return { name: 'table', code, watch: false };
    if (third === 'replay') return { name: 'replay', code };
    if (third === 'watch') return { name: 'table', code, watch: true };
  }
  return { name: 'missing' };
}

/** The invite code in what somebody typed or pasted: a code, a path or a whole link; null if there is none. */
export function codeIn(text: string): string | null {
  const trimmed = text.trim();
  const link = /\/t\/([\w-]+)/.exec(trimmed);
  if (link) return link[1] ?? null;
  const code = trimmed.replace(/[\s]/g, '');
  return /^[\w-]{3,64}$/.test(code) ? code : null;
}

class Router {
  path = $state('/');
  page = $derived(pageFor(this.path));

  start(): void {
    this.path = location.pathname;
    addEventListener('popstate', () => (this.path = location.pathname));
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest('a');
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
      if (/^\/(api|ws|docs)\b|\.json$/.test(link.pathname)) return;
      event.preventDefault();
      if (link.pathname !== location.pathname || !link.hash) this.go(link.pathname + link.search + link.hash);
      else document.querySelector(link.hash)?.scrollIntoView();
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();
