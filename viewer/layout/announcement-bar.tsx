import { useEffect } from 'react';
import type { SiteFile } from '../../corpus/schema/index.ts';
import { renderNodes } from '../body/render-nodes.tsx';
import { useSite } from '../corpus/corpus-context.ts';
import { viewerRoot } from '../embedding.ts';
import { Icon } from '../icons/icon.tsx';
import { dismissedAnnouncement, seenAnnouncement } from '../state/choices.ts';
import { useStored } from '../state/stored.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { message } from '../messages/message.ts';

export function AnnouncementBar() {
  const { announcement } = useSite();
  return announcement && <Bar announcement={announcement} />;
}

function Bar({ announcement }: { announcement: NonNullable<SiteFile['announcement']> }) {
  const { id, body, backgroundColor, textColor, isCloseable } = announcement;
  const seen = useStored(seenAnnouncement);
  const isDismissed = useStored(dismissedAnnouncement) === 'true' && seen === id && isCloseable;

  // A new announcement is visible even if the reader closed the previous one. Resets `dismissed` before it stores the
  // new id, because other tabs receive both changes one after the other. In the reverse order, other tabs would hide
  // the new announcement.
  useEffect(() => {
    if (seenAnnouncement.get() === id) return;
    dismissedAnnouncement.set('false');
    seenAnnouncement.set(id);
  }, [id]);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) viewerRoot().dataset.announcementDismissed = String(isDismissed);
  }, [isDismissed, isHydrated]);

  if (isDismissed) return null;
  return (
    <div
      className="announcement theme-announcement-bar"
      role="banner"
      style={{ background: backgroundColor, color: textColor }}
    >
      <div className="announcement-text">{renderNodes(body)}</div>
      {isCloseable && (
        <button
          type="button"
          className="icon-button"
          aria-label={message('theme.AnnouncementBar.closeButtonAriaLabel')}
          onClick={() => dismissedAnnouncement.set('true')}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
