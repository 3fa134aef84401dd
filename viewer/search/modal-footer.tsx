import type { SiteSearch } from '../../corpus/schema/index.ts';
import { searchMessage } from '../messages/search-message.ts';
import { SearchBy } from './search-by.tsx';

/** The footer of the search dialog: its keys, and the name of the search service. */
export function ModalFooter({ search }: { search: SiteSearch }) {
  return (
    <footer className="search-footer">
      <ul className="search-keys">
        <li>
          <Key face="↵" name={searchMessage('theme.SearchModal.footer.selectKeyAriaLabel')} />
          {searchMessage('theme.SearchModal.footer.selectText')}
        </li>
        <li>
          <Key face="↓" name={searchMessage('theme.SearchModal.footer.navigateDownKeyAriaLabel')} />
          <Key face="↑" name={searchMessage('theme.SearchModal.footer.navigateUpKeyAriaLabel')} />
          {searchMessage('theme.SearchModal.footer.navigateText')}
        </li>
        <li>
          <Key face="esc" name={searchMessage('theme.SearchModal.footer.closeKeyAriaLabel')} />
          {searchMessage('theme.SearchModal.footer.closeText')}
        </li>
      </ul>
      <SearchBy search={search} />
    </footer>
  );
}

function Key({ face, name }: { face: string; name: string }) {
  return (
    <kbd role="img" aria-label={name}>
      {face}
    </kbd>
  );
}
