import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe rules for every screen. */
export const everyRule = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/** The axe rules whose result depends on the colour mode. */
export const rulesOfColours = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** The axe rules for forced colours. Contrast is excluded, because the browser chooses these colours. */
export const rulesInForcedColours = {
  ...everyRule,
  rules: { ...everyRule.rules, 'color-contrast': { enabled: false } },
};

/**
 * @param part the selector of the part to check; by default the whole screen
 * @returns the violations that axe finds, one per line
 */
export async function violations(page: Page, run: object = everyRule, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await settled(page);
  return page.evaluate(
    async ([options, within]) => {
      type Found = { violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] };
      const { axe } = window as unknown as { axe: { run: (context: unknown, options: object) => Promise<Found> } };
      const found = await axe.run(within ?? document, { ...options, resultTypes: ['violations'] });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [run, part] as const,
  );
}

/**
 * Waits until all colour transitions have ended. They also run with reduced motion, and the end of a transition can
 * start another one.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations()) {
      await Promise.allSettled(running.map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    }
  });
}
