import { useEffect, useState } from 'react';
import { narrow, useMedia } from '../../state/use-media.ts';
import type { SideMenu, SideMenuProps } from './side-menu.tsx';

/** The menu of narrow screens, loaded where it can be opened at all. */
export function LaterSideMenu(props: SideMenuProps) {
  const isNarrow = useMedia(narrow);
  const [Menu, setMenu] = useState<typeof SideMenu>();
  useEffect(() => {
    if (!isNarrow) return;
    import('./side-menu.tsx').then(({ SideMenu: loaded }) => setMenu(() => loaded)).catch(console.warn);
  }, [isNarrow, props.isOpen]);
  return Menu && <Menu {...props} />;
}
