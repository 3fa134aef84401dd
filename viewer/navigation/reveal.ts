import { decodeId, idInHash } from '../../corpus/url/pathname.ts';

/** How long to wait for a target, in animation frames. Hydration can be late on slow devices. */
const mostFrames = 240;

/**
 * The name of the event that announces a target that is not in the document. A container with unrendered children
 * responds if it may contain the target.
 */
export const revealEvent = 'lectern:reveal';

/** The name of the event that ends the search for a target, whether the target was found or not. */
export const revealedEvent = 'lectern:revealed';

/**
 * Opens every closed container around the target of a hash: tabs, `<details>`, and elements that listen to
 * `beforematch`. If the target is not rendered, dispatches `lectern:reveal` on the window. A container that may contain
 * the target calls `preventDefault()`, and renders all its children.
 *
 * @param hash as in `location.hash`
 * @param whenDone called once with the target, or with undefined if there is none. If the target is already visible, it
 * is called at once. If the reader navigates before, it is not called. `wasVisible` is true if the target was visible
 * before
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
    // Waits two frames, so that the opened containers are laid out.
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

/**
 * Opens the containers around an element.
 *
 * @returns whether a container is still closed
 */
function openAround(target: Element, isAgain: boolean): boolean {
  let isClosed = false;
  for (const container of containersOf(target)) {
    if (container instanceof HTMLDetailsElement) {
      const summary = container.querySelector(':scope > summary');
      if (!summary?.contains(target)) container.open = true;
      continue;
    }
    if (!container.hasAttribute('hidden')) continue;
    // Browsers dispatch the same event for find-in-page, and for links within the page.
    container.dispatchEvent(new Event('beforematch', { bubbles: true }));
    if (isAgain && container.getAttribute('hidden') === 'until-found') container.removeAttribute('hidden');
    isClosed ||= container.hasAttribute('hidden') && mayOpen(container);
  }
  return isClosed;
}

/** Whether a hidden element is a container that can be opened. */
function mayOpen(container: Element): boolean {
  return container.matches('.collapsible, [role=tabpanel], [hidden=until-found]');
}

/** @returns an element and its ancestors, the outermost first */
function containersOf(target: Element): Element[] {
  const containers: Element[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) containers.unshift(element);
  return containers;
}

function hashTarget(hash: string): Element | undefined {
  const id = idInHash(hash);
  return document.getElementById(id) ?? document.getElementById(decodeId(id)) ?? undefined;
}
