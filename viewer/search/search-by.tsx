import type { SiteSearch } from '../../corpus/schema/index.ts';
import { Link } from '../navigation/link.tsx';
import { searchMessage } from '../messages/search-message.ts';

const service = { name: 'Algolia', href: 'https://www.algolia.com/' };
const own = 'Lectern';

/** Displays the name of the search service, because its terms of use require this. */
export function SearchBy({ search }: { search: SiteSearch }) {
  return (
    <p className="search-by">
      {searchMessage('theme.SearchModal.footer.searchByText')}{' '}
      {search.kind === 'hosted' ? <Link href={service.href}>{service.name}</Link> : <b>{own}</b>}
    </p>
  );
}
