/** Calls back when the document has loaded with all that belongs to it: what can wait should not compete with that. */
export function onceLoaded(call: () => void): void {
  if (document.readyState === 'complete') call();
  else window.addEventListener('load', call, { once: true });
}
