import type { Page } from 'playwright-core';

/**
 * Finds visible controls whose touch area is less than 44 pixels high or wide. Also finds fields with a font so small
 * that phones zoom in on them. Links within a sentence may be smaller.
 *
 * @returns a description of each problem
 */
export function missedByFingers(page: Page): Promise<string[]> {
  // This code runs in the page. It contains no named functions, because tsx would wrap them in a helper that the page
  // lacks.
  return page.evaluate(() => {
    const found: string[] = [];
    const controls = ':is(a[href], button, input, select, textarea, summary):not(:disabled)';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (
        control.closest('[inert], .skip-region') ||
        !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const around = control.parentElement!;
      const inSentence =
        getComputedStyle(control).display.startsWith('inline') &&
        (around.matches('p, span, td, sup, .prose li') ||
          (around.matches('.prose *, .announcement *, .untranslated-notice, dd') &&
            around.textContent.trim() !== control.textContent.trim()));
      if (inSentence) continue;
      const target = control.closest('label') ?? control;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + Math.min(width, innerWidth) / 2, top + height / 2];
      if (!target.contains(document.elementFromPoint(x, y))) continue;
      const name = `${control.tagName.toLowerCase()}.${control.className} "${(control.ariaLabel ?? control.textContent).trim().slice(0, 30)}"`;
      const edges = [[0, -21], [0, 21], ...(width < 43.5 ? [[-21, 0], [21, 0]] : [])] as [number, number][]; // prettier-ignore
      if (edges.some(([dx, dy]) => !target.contains(document.elementFromPoint(x + dx, y + dy))))
        found.push(`${name} has ${Math.round(width)} by ${Math.round(height)} px`);
      const isTyped = control.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=color])');
      if (isTyped && Number.parseFloat(getComputedStyle(control).fontSize) < 16) found.push(`${name} is zoomed in on`);
    }
    return found;
  });
}
