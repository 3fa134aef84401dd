import { useEffect } from 'react';
import { Icon } from '../icons/icon.tsx';
import { searchMessage } from '../messages/search-message.ts';

/** Reports to the reader that the search failed. The cause is logged to the console. */
export function ErrorScreen({ error }: { error: Error }) {
  useEffect(() => console.warn('The search failed.', error), [error]);
  return (
    <div className="search-notice" role="alert">
      <Icon name="warning" />
      <p className="search-notice-title">{searchMessage('theme.SearchModal.errorScreen.titleText')}</p>
      <p>{searchMessage('theme.SearchModal.errorScreen.helpText')}</p>
    </div>
  );
}
