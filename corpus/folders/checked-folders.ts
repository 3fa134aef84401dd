import { trustedFor, type FolderAccess } from './folder-access.ts';
import { isRealFolder } from './real-folder.ts';

/**
 * Implements `FolderAccess` for systems without `/proc`. It refuses a path if one of the path's folders is a symbolic
 * link. Between a check and a call, another program can still replace a folder by a link.
 *
 * @param root absolute path
 */
export function checkedFolders(root: string): FolderAccess {
  const checked = new Map<string, { place: string; until: number }>();
  return {
    isOpen: false,
    known(folder) {
      const found = checked.get(folder);
      return found && performance.now() < found.until ? found.place : undefined;
    },
    enter(place, folder) {
      if (!isRealFolder(place, folder, root)) return undefined;
      checked.set(folder, { place, until: performance.now() + trustedFor });
      return place;
    },
    leave: () => {},
    noteUse: () => {},
    recheck: () => checked.clear(),
    forget: () => checked.clear(),
    withPaths: (message) => message,
  };
}
