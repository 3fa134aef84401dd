declare const MATH_STYLES: string;

/** Brings the style sheet of laid-out mathematics; pages without any never load it. */
export function loadMathStyles(): void {
  if (document.querySelector('link[data-math]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(MATH_STYLES, import.meta.url).href;
  link.dataset.math = '';
  document.head.append(link);
}
