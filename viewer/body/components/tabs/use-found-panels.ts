import { useLayoutEffect, type RefObject } from 'react';

/**
 * Makes closed panels searchable by the browser's own search, if supported. Shows the panel with a match.
 *
 * @param box the element with the panels
 * @param show receives the id of the panel
 */
export function useFoundPanels(box: RefObject<HTMLElement | null>, show: (panelId: string) => void): void {
  useLayoutEffect(() => {
    const element = box.current!;
    // React supports the attribute only without a value.
    for (const panel of element.querySelectorAll(':scope > [role=tabpanel][hidden]'))
      panel.setAttribute('hidden', 'until-found');
    const found = ({ target }: Event) => show((target as Element).id);
    element.addEventListener('beforematch', found);
    return () => element.removeEventListener('beforematch', found);
  });
}
