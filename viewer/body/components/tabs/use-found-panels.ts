import { useLayoutEffect, type RefObject } from 'react';

/**
 * Lets the browser's find-in-page search closed panels, if the browser supports `hidden="until-found"`.
 *
 * @param box the element that contains the panels
 * @param show is called with the id of a panel that contains a match
 */
export function useFoundPanels(box: RefObject<HTMLElement | null>, show: (panelId: string) => void): void {
  useLayoutEffect(() => {
    const element = box.current!;
    // React can only set `hidden` without a value.
    for (const panel of element.querySelectorAll(':scope > [role=tabpanel][hidden]'))
      panel.setAttribute('hidden', 'until-found');
    const found = ({ target }: Event) => show((target as Element).id);
    element.addEventListener('beforematch', found);
    return () => element.removeEventListener('beforematch', found);
  });
}
