import type { Page } from 'playwright-core';
import { settled, urlOf } from './waiting.ts';

/**
 * Matches the elements that the Tab key reaches. In a row of tabs and in a group of radio buttons, Tab reaches only
 * one element.
 */
const controls =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"], iframe):not(:disabled, [tabindex="-1"], [inert] *)';

interface Stop {
  number: number;
  name: string;
  problems: string[];
}

/**
 * Walks through a page from its top, with the Tab key only.
 *
 * @returns the number of focused elements, and problems: keyboard traps, and controls that are unreachable, hidden,
 * or without visible focus
 */
export async function walkByTab(page: Page): Promise<{ stops: number; problems: string[] }> {
  await settled(page);
  const problems: string[] = [];
  const seen = new Set<number>();
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('.skip-region')?.focus();
  });
  for (const most = (await page.locator(controls).count()) + 20; seen.size < most;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(inspectFocus);
    if (!stop) break;
    if (seen.has(stop.number)) {
      const isRound = stop.number === 0;
      if (!isRound) problems.push(`the keyboard comes to ${stop.name} again`);
      break;
    }
    seen.add(stop.number);
    problems.push(...stop.problems.map((problem) => `${stop.name} ${problem}`));
  }
  problems.push(...(await page.evaluate(unreached, controls)));
  return { stops: seen.size, problems };
}

/**
 * Walks through an overlay of a page from its focused element, with the Tab key only. Visits controls that close the
 * overlay when they lose the focus at the end.
 *
 * @param selector the selector of the overlay
 * @returns the same problems as `walkByTab`
 */
export async function walkInside(page: Page, selector: string): Promise<string[]> {
  await settled(page);
  const problems = new Set<string>();
  const expected = await page.locator(`${selector} ${controls}`).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0)
      .map((each, index) => {
        // Counts a group of radio buttons once.
        const group = each instanceof HTMLInputElement && each.type === 'radio' ? each.name : '';
        (each as HTMLElement).dataset.inside = group || String(index);
        return { number: group || String(index), name: each.outerHTML.slice(0, 90) };
      }),
  );
  const reached = new Set<string>();
  for (let left = expected.length + 3; left > 0 && expected.some(({ number }) => !reached.has(number)); left -= 1) {
    const inside = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.inside);
    if (inside !== undefined) {
      reached.add(inside);
      const stop = await page.evaluate(inspectFocus);
      for (const problem of stop?.problems ?? []) problems.add(`${stop!.name} ${problem}`);
    }
    await page.keyboard.press('Tab');
  }
  if (expected.length === 0) problems.add('there is nothing to reach');
  const missed = expected.filter(({ number }) => !reached.has(number)).map(({ name }) => `${name} is not reached`);
  return [...problems, ...missed];
}

// The following functions run in the page. So they must not use variables of this module, and must not contain named
// functions.

async function inspectFocus(): Promise<Stop | undefined> {
  // Waits two frames, because transitions take a millisecond even with reduced motion.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const element = document.activeElement as HTMLElement;
  if (element === document.body || element === document.documentElement) return undefined;
  // Stores the counter on `window`, because the elements with numbers can disappear.
  const counted = window as unknown as { stops?: number };
  if (element.dataset.stop === undefined) {
    counted.stops ??= 0;
    element.dataset.stop = String(counted.stops);
    counted.stops += 1;
  }
  const words = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 30);
  const name = `${element.tagName.toLowerCase()}.${element.className} “${words}”`;
  // An iframe needs no focus ring, because the document inside it shows the focus.
  if (element instanceof HTMLIFrameElement) return { number: Number(element.dataset.stop), name, problems: [] };
  // If a field consists of several elements, an outer element can have the focus ring.
  const ringed: (HTMLElement | null)[] = [element, element.closest('.live-editor'), element.closest('label'), element.closest('.search-box')]; // prettier-ignore
  const hasRing = ringed.some((each) => {
    const { outlineStyle, outlineWidth } = each ? getComputedStyle(each) : { outlineStyle: 'none', outlineWidth: '0' };
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  // The search field has no focus ring, because it fills its box. Instead, the box gets a line at its bottom.
  const box = element.closest('.search-box');
  const hasLine = element.matches('input') && box !== null && getComputedStyle(box).boxShadow !== 'none';
  const boxes = [...element.getClientRects()];
  const isInSight = boxes.some(
    ({ bottom, top, right, left, width }) =>
      width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
  );
  const bar = document.querySelector('.navbar')?.getBoundingClientRect();
  const isBelowBar =
    bar !== undefined &&
    !element.closest('.navbar, .skip-region, .announcement, dialog') &&
    boxes.length > 0 &&
    boxes.every(({ bottom, top }) => bottom <= bar.bottom && top >= bar.top);
  return {
    number: Number(element.dataset.stop),
    name,
    problems: [
      ...(hasRing || hasLine ? [] : ['has no ring']),
      ...(isInSight ? [] : ['lies outside of the window']),
      ...(isBelowBar ? ['lies below the navbar'] : []),
    ],
  };
}

function unreached(selector: string): string[] {
  const groups = new Set(
    [...document.querySelectorAll<HTMLInputElement>('[data-stop][type=radio]')].map(({ name }) => name),
  );
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(
      (element) =>
        element.dataset.stop === undefined &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getClientRects().length > 0 &&
        !(element instanceof HTMLInputElement && element.type === 'radio' && groups.has(element.name)),
    )
    .map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.className} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 30)}” is not reached`,
    );
}

/**
 * Presses one button, tab, select box and summary of each kind on a page, with the keyboard only.
 *
 * @param seen kinds of controls that were pressed on other pages. They are skipped, and the kinds on this page are
 * added
 * @returns controls that have no effect, and controls that do not get the focus back when Escape closes their overlay
 */
export async function pressAll(page: Page, seen = new Set<string>()): Promise<string[]> {
  const problems: string[] = [];
  const address = (await urlOf(page)).href;
  const kinds = await page.evaluate(
    (known) => {
      const found = new Map<string, string>();
      const all = document.querySelectorAll<HTMLElement>('button:not(:disabled, [inert] *), summary, [role=tab]');
      for (const element of all) {
        const label = element.classList.length > 0 ? '' : (element.ariaLabel ?? element.textContent).trim();
        const parent = element.parentElement!;
        const kind = `${element.tagName.toLowerCase()}.${element.className} ${label} in ${parent.tagName.toLowerCase()}.${parent.className}`;
        if (found.has(kind) || known.includes(kind) || !element.checkVisibility({ visibilityProperty: true })) continue;
        element.dataset.kind = String(found.size);
        found.set(kind, String(found.size));
      }
      return [...found];
    },
    [...seen],
  );
  for (const [kind, number] of kinds) {
    seen.add(kind);
    const control = page.locator(`[data-kind="${number}"]`);
    // Skips controls that no longer exist, because a pressed control can remove others.
    if ((await control.count()) === 0 || !(await control.isVisible())) continue;
    await control.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          element.focus();
          const changes = new MutationObserver(() => ((window as unknown as { changed: boolean }).changed = true));
          (window as unknown as { changed: boolean }).changed = false;
          changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
          resolve();
        }),
    );
    const isChosen = (await control.getAttribute('aria-selected')) === 'true';
    await page.keyboard.press(isChosen ? 'ArrowRight' : 'Enter');
    const acts = page.waitForFunction(
      (selector) =>
        (window as unknown as { changed: boolean }).changed ||
        document.activeElement !== document.querySelector(selector),
      `[data-kind="${number}"]`,
      { polling: 50 },
    );
    if (
      !(await acts.then(
        () => true,
        () => false,
      ))
    )
      problems.push(`${kind} does nothing`);
    const opens = (await control.count()) > 0 && (await control.evaluate((element) => element.ariaHasPopup !== null || (element.ariaExpanded !== null && element.tagName === 'BUTTON'))); // prettier-ignore
    if (opens) problems.push(...(await closeByEscape(page, control, kind)));
    if ((await urlOf(page)).href !== address) {
      await page.goto(address);
      await settled(page);
      break;
    }
  }
  return problems;
}

async function closeByEscape(page: Page, control: ReturnType<Page['locator']>, kind: string): Promise<string[]> {
  const isModal = (await control.getAttribute('aria-haspopup')) === 'dialog';
  if (isModal) await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
  if (isModal) await page.waitForSelector('dialog[open]', { state: 'detached' });
  const hasFocus = await control.evaluate((element) => element === document.activeElement);
  return hasFocus ? [] : [`${kind} does not get the focus back`];
}
