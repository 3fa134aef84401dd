import type { Page } from 'playwright-core';
import { settled, urlOf } from './waiting.ts';

/** The visible Tab stops of a page. A row of tabs and a group of radio buttons are one stop each. */
const controls =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"], iframe):not(:disabled, [tabindex="-1"], [inert] *)';

interface Stop {
  number: number;
  name: string;
  faults: string[];
}

/**
 * Walks a page from its top with the Tab key alone.
 *
 * @returns the number of stops and the problems of a reader without a mouse. Problems are controls that are never
 *   reached, show no focus or are hidden; and keyboard traps
 */
export async function walkByTab(page: Page): Promise<{ stops: number; faults: string[] }> {
  await settled(page);
  const faults: string[] = [];
  const seen = new Set<number>();
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('.skip-region')?.focus();
  });
  for (const most = (await page.locator(controls).count()) + 20; seen.size < most;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) break;
    if (seen.has(stop.number)) {
      const isRound = stop.number === 0;
      if (!isRound) faults.push(`the keyboard comes to ${stop.name} again`);
      break;
    }
    seen.add(stop.number);
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
  }
  faults.push(...(await page.evaluate(unreached, controls)));
  return { stops: seen.size, faults };
}

/**
 * Walks an overlay of a page with the Tab key alone, from its focused element. Controls that close the overlay on
 * blur come last.
 *
 * @param selector of the overlay
 * @returns problems as in `walkByTab`
 */
export async function walkInside(page: Page, selector: string): Promise<string[]> {
  await settled(page);
  const faults = new Set<string>();
  const wanted = await page.locator(`${selector} ${controls}`).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0)
      .map((each, index) => {
        // A group of radio buttons is one Tab stop.
        const group = each instanceof HTMLInputElement && each.type === 'radio' ? each.name : '';
        (each as HTMLElement).dataset.inside = group || String(index);
        return { number: group || String(index), name: each.outerHTML.slice(0, 90) };
      }),
  );
  const reached = new Set<string>();
  for (let left = wanted.length + 3; left > 0 && wanted.some(({ number }) => !reached.has(number)); left -= 1) {
    const inside = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.inside);
    if (inside !== undefined) {
      reached.add(inside);
      const stop = await page.evaluate(lookAtFocus);
      for (const fault of stop?.faults ?? []) faults.add(`${stop!.name} ${fault}`);
    }
    await page.keyboard.press('Tab');
  }
  if (wanted.length === 0) faults.add('there is nothing to reach');
  const missed = wanted.filter(({ number }) => !reached.has(number)).map(({ name }) => `${name} is not reached`);
  return [...faults, ...missed];
}

// Sent to the page as they are: they use nothing from outside, and no function in them has a name.

async function lookAtFocus(): Promise<Stop | undefined> {
  // With reduced motion, transitions still take a millisecond.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const element = document.activeElement as HTMLElement;
  if (element === document.body || element === document.documentElement) return undefined;
  // Counted apart from the page: what was open for a while takes its number with it.
  const counted = window as unknown as { stops?: number };
  if (element.dataset.stop === undefined) {
    counted.stops ??= 0;
    element.dataset.stop = String(counted.stops);
    counted.stops += 1;
  }
  const words = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 30);
  const name = `${element.tagName.toLowerCase()}.${element.className} “${words}”`;
  // The focus inside a frame is shown by the frame.
  if (element instanceof HTMLIFrameElement) return { number: Number(element.dataset.stop), name, faults: [] };
  // In a composite field, the outermost element may have the focus ring.
  const ringed: (HTMLElement | null)[] = [element, element.closest('.live-editor'), element.closest('label'), element.closest('.search-box')]; // prettier-ignore
  const hasRing = ringed.some((each) => {
    const { outlineStyle, outlineWidth } = each ? getComputedStyle(each) : { outlineStyle: 'none', outlineWidth: '0' };
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  // The field of the search is the whole width of its box, which has a line below it.
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
    faults: [
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
 * Presses each kind of button, tab, field of choice and heading of details of a page by keys alone.
 *
 * @param seen kinds that were pressed on other pages and are skipped; kinds of this page are added
 * @returns controls without any effect, and controls that do not regain the focus when Escape closes their overlay
 */
export async function pressAll(page: Page, seen = new Set<string>()): Promise<string[]> {
  const faults: string[] = [];
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
    // Some are gone once another was pressed.
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
      faults.push(`${kind} does nothing`);
    const opens = (await control.count()) > 0 && (await control.evaluate((element) => element.ariaHasPopup !== null || (element.ariaExpanded !== null && element.tagName === 'BUTTON'))); // prettier-ignore
    if (opens) faults.push(...(await closeByEscape(page, control, kind)));
    if ((await urlOf(page)).href !== address) {
      await page.goto(address);
      await settled(page);
      break;
    }
  }
  return faults;
}

async function closeByEscape(page: Page, control: ReturnType<Page['locator']>, kind: string): Promise<string[]> {
  const isModal = (await control.getAttribute('aria-haspopup')) === 'dialog';
  if (isModal) await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
  if (isModal) await page.waitForSelector('dialog[open]', { state: 'detached' });
  const hasFocus = await control.evaluate((element) => element === document.activeElement);
  return hasFocus ? [] : [`${kind} does not get the focus back`];
}
