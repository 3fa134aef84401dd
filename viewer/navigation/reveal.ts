/** How long containers have to show a target: static HTML takes over late on slow devices. In frames of the screen. */
const mostFrames = 240;

/** The event by which a container that has not rendered all of its children learns of a target. */
export const revealEvent = 'lectern:reveal';

/**
 * Opens every closed container around the target of a hash: tabs, `<details>`, and whatever listens to `beforematch`. A
 * target that is not rendered yet is announced by `lectern:reveal` on the window; a container that has it calls
 * `preventDefault()`, and renders it.
 *
 * @param hash as in `location.hash`
 * @param whenShown called with the target once it is visible: at once if nothing hides it, and never if it stays hidden;
 *   `wasVisible` tells whether it was visible before
 * @returns whether the hash has a target
 */
export function reveal(hash: string, whenShown: (target: Element, wasVisible: boolean) => void): boolean {
  const id = idOf(hash);
  if (id === '') return false;
  if (!hashTarget(hash) && !isClaimed(id)) return false;
  const { href } = location;
  const wasVisible = hashTarget(hash)?.checkVisibility() === true;
  let frames = 0;
  const attempt = () => {
    const target = hashTarget(hash);
    if (target ? openAround(target, frames > 0) : isClaimed(id)) {
      frames += 1;
      if (frames < mostFrames) requestAnimationFrame(() => location.href === href && attempt());
    } else if (target && wasVisible) whenShown(target, true);
    // What has just opened is laid out first.
    else if (target) requestAnimationFrame(() => requestAnimationFrame(() => whenShown(target, false)));
  };
  attempt();
  return true;
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
  return container.getAttribute('hidden') === 'until-found' || container.getAttribute('role') === 'tabpanel';
}

/** @returns an element and what it is in, the outermost first */
function containersOf(target: Element): Element[] {
  const containers: Element[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) containers.unshift(element);
  return containers;
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function hashTarget(hash: string): Element | null {
  return document.getElementById(hash.slice(1)) ?? document.getElementById(idOf(hash));
}
