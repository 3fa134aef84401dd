declare const MATH_STYLES: string;

let loading: Promise<void> | undefined;

/**
 * Brings the style sheet of laid-out mathematics; pages without any never load it.
 *
 * @returns when the styles are there, or can't be had
 */
export function loadMathStyles(): Promise<void> {
  loading ??= new Promise((settled) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(MATH_STYLES, import.meta.url).href;
    link.addEventListener('load', () => settled());
    link.addEventListener('error', () => {
      link.remove();
      loading = undefined;
      settled();
    });
    document.head.append(link);
  });
  return loading;
}
