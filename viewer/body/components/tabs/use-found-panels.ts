import { useLayoutEffect, type RefObject } from 'react';

/**
 * Opens closed panels to the browser's own search, where it knows how: the panel that holds what was found is shown.
 *
 * @param box holds the panels
 * @param show is given the id of the panel
 */
export function useFoundPanels(box: RefObject<HTMLElement | null>, show: (panelId: string) => void): void {
  useLayoutEffect(() => {
    const element = box.current!;
    // React knows the attribute without a value only.
    for (const panel of element.querySelectorAll(':scope > [role=tabpanel][hidden]'))
      panel.setAttribute('hidden', 'until-found');
    const found = ({ target }: Event) => show((target as Element).id);
    element.addEventListener('beforematch', found);
    return () => element.removeEventListener('beforematch', found);
  });
}
