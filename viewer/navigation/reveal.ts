import { decodeId, idInHash } from '../../corpus/url/pathname.ts';

/** How long containers have to show a target: static HTML takes over late on slow devices. In frames of the screen. */
const mostFrames = 240;

/** The event by which a container that has not rendered all of its children learns of a target. */
export const revealEvent = 'lectern:reveal';

/** The event that ends the search for a target, found or not. */
export const revealedEvent = 'lectern:revealed';

/**
 * Opens every closed container around the target of a hash: tabs, `<details>`, and whatever listens to `beforematch`. A
 * target that is not rendered yet is announced by `lectern:reveal` on the window; a container that has it calls
 * `preventDefault()`, and renders it.
 *
 * @param hash as in `location.hash`
 * @param whenDone called once, unless the reader leaves before: with the target, or with nothing if the hash has none. It
 *   is called at once if nothing hides the target. `wasVisible` tells whether the target was visible before.
 */
export function reveal(hash: string, whenDone: (target: Element | undefined, wasVisible: boolean) => void): void {
  const id = decodeId(idInHash(hash));
  const { href } = location;
  const wasVisible = hashTarget(hash)?.checkVisibility() === true;
  let frames = 0;
  const end = (target: Element | undefined) => {
    endSearch();
    whenDone(target, wasVisible);
  };
  const attempt = () => {
    const target = id === '' ? undefined : hashTarget(hash);
    const isClosed = target ? openAround(target, frames > 0) : id !== '' && isClaimed(id);
    if (isClosed && frames < mostFrames) {
      frames += 1;
      requestAnimationFrame(() => (location.href === href ? attempt() : endSearch()));
    } else if (!target || wasVisible) end(target);
    // What has just opened is laid out first.
    else requestAnimationFrame(() => requestAnimationFrame(() => end(target)));
  };
  attempt();
}

function endSearch(): void {
  window.dispatchEvent(new CustomEvent(revealedEvent));
}

function isClaimed(id: string): boolean {
  return !window.dispatchEvent(new CustomEvent(revealEvent, { detail: { id }, cancelable: true }));
}

/** @returns whether anything around an element is still closed */
function openAround(target: Element, isAgain: boolean): boolean {
  let isClosed = false;
  for (const container of containersOf(target)) {
    if (container instanceof HTMLDetailsElement) {
      const summary = container.querySelector(':scope > summary');
      if (!summary?.contains(target)) container.open = true;
      continue;
    }
    if (!container.hasAttribute('hidden')) continue;
    // What browsers do for their own search and for links within the page.
    container.dispatchEvent(new Event('beforematch', { bubbles: true }));
    if (isAgain && container.getAttribute('hidden') === 'until-found') container.removeAttribute('hidden');
    isClosed ||= container.hasAttribute('hidden') && mayOpen(container);
  }
  return isClosed;
}

/** Whether an element is one that opens: not just hidden. */
function mayOpen(container: Element): boolean {
  return container.matches('.collapsible, [role=tabpanel], [hidden=until-found]');
}

/** @returns an element and what it is in, the outermost first */
function containersOf(target: Element): Element[] {
  const containers: Element[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) containers.unshift(element);
  return containers;
}

function hashTarget(hash: string): Element | undefined {
  const id = idInHash(hash);
  return document.getElementById(id) ?? document.getElementById(decodeId(id)) ?? undefined;
}
