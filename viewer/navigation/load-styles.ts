const loading = new Map<string, Promise<void>>();

/**
 * Brings a style sheet that only some pages need, once.
 *
 * @param name of a file beside this one's
 * @returns when the styles are there, or can't be had
 */
export function loadStyles(name: string): Promise<void> {
  const known = loading.get(name);
  if (known) return known;
  // Static HTML asks itself for what its page needs, and on a server there is nothing to ask with.
  if (typeof document === 'undefined' || document.querySelector(`link[rel=stylesheet][href$="/${name}"]`))
    return Promise.resolve();
  const asked = new Promise<void>((settled) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(name, import.meta.url).href;
    link.addEventListener('load', () => settled());
    link.addEventListener('error', () => {
      link.remove();
      loading.delete(name);
      settled();
    });
    document.head.append(link);
  });
  loading.set(name, asked);
  return asked;
}
