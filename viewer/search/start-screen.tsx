import { useReducer } from 'react';
import { Icon } from '../icons/icon.tsx';
import { pageMessage } from '../messages/page-message.ts';
import { searchMessage } from '../messages/search-message.ts';
import { HitAction } from './hit-action.tsx';
import { HitIcon } from './hit-icon.tsx';
import { HitRow, type ListProps, HitSection } from './hit-row.tsx';
import { useStartPages } from './use-start-pages.ts';

interface StartScreenProps extends ListProps {
  /** Called after the reader removed a hit from a list. The focused button then no longer exists. */
  onChange: () => void;
}

/** If fewer hits are stored than this number, the screen also lists other pages. */
const fewPlaces = 4;

/** Renders the search dialog before the reader types: recent hits, favourites, and nearby pages. */
export function StartScreen({ onChange, ...list }: StartScreenProps) {
  const { history } = list;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const doing = (change: () => void) => () => {
    change();
    redraw();
    onChange();
  };
  const recent = history.recent();
  const favorites = history.favorites();
  const known = recent.length + favorites.length;
  const pages = useStartPages();
  // If enough hits are stored, the screen lists only the stored hits.
  const others = known < fewPlaces ? pages : { recent: [], section: [] };
  if (known + others.recent.length + others.section.length === 0)
    return <p className="search-empty">{searchMessage('theme.SearchModal.startScreen.noRecentSearchesText')}</p>;
  return (
    <div role="grid" aria-label={searchMessage('theme.SearchModal.startScreen.recentSearchesTitle')}>
      {recent.length > 0 && (
        <HitSection title={searchMessage('theme.SearchModal.startScreen.recentSearchesTitle')}>
          {recent.map((hit, index) => (
            <HitRow key={hit.id} {...list} grouped={{ hit }} row={index}>
              <HitAction
                label={searchMessage('theme.SearchModal.startScreen.saveRecentSearchButtonTitle')}
                onClick={doing(() => history.save(hit))}
              >
                <HitIcon name="star" />
              </HitAction>
              <HitAction
                label={searchMessage('theme.SearchModal.startScreen.removeRecentSearchButtonTitle')}
                onClick={doing(() => history.forgetRecent(hit))}
              >
                <Icon name="close" />
              </HitAction>
            </HitRow>
          ))}
        </HitSection>
      )}
      {favorites.length > 0 && (
        <HitSection title={searchMessage('theme.SearchModal.startScreen.favoriteSearchesTitle')}>
          {favorites.map((hit, index) => (
            <HitRow key={hit.id} {...list} grouped={{ hit }} row={recent.length + index}>
              <HitAction
                label={searchMessage('theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle')}
                onClick={doing(() => history.forgetFavorite(hit))}
              >
                <Icon name="close" />
              </HitAction>
            </HitRow>
          ))}
        </HitSection>
      )}
      {others.recent.length > 0 && (
        <HitSection title={searchMessage('lectern.search.recentPages')}>
          {others.recent.map((hit, index) => (
            <HitRow key={hit.id} {...list} grouped={{ hit }} row={known + index} />
          ))}
        </HitSection>
      )}
      {others.section.length > 0 && (
        <HitSection title={pageMessage('lectern.sideMenu.section')}>
          {others.section.map((hit, index) => (
            <HitRow key={hit.id} {...list} grouped={{ hit }} row={known + others.recent.length + index} />
          ))}
        </HitSection>
      )}
    </div>
  );
}
