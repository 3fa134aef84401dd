// `lectern dev` loads this module in addition to the viewer. It updates the open page when the sources change.
import { updatesPath } from '../../corpus/dev-update.ts';
import { corpus } from '../main.tsx';
import { followUpdates } from './follow-updates.ts';
import { openOverlay } from './overlay.tsx';
import { refresh } from './refresh.ts';

const show = openOverlay();

followUpdates(`${corpus.sharedUrl}${updatesPath}`, {
  onUpdate({ changed, errors }, isBehind) {
    show({ errors, isLost: false });
    if (isBehind) return refresh();
    if (changed.length > 0) return refresh(changed);
  },
  onLost: () => show({ isLost: true }),
});
