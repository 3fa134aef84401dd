import { Layout } from 'lectern/client';
import { Filters } from '../../components/showcase/filters.tsx';
import { matchSites } from '../../components/showcase/match-sites.ts';
import { SiteCard } from '../../components/showcase/site-card.tsx';
import { allSites } from '../../components/showcase/sites.ts';
import { useFavourites } from '../../components/showcase/use-favourites.ts';
import { useWish } from '../../components/showcase/use-wish.ts';
import styles from '../../components/showcase/showcase.module.css';

export default function Showcase() {
  const [wish, change] = useWish();
  const [favourites, toggle] = useFavourites();
  const found = matchSites(allSites, wish, favourites);
  return (
    <Layout title="Showcase" description="The documentation and the test sites in the repository of Lectern.">
      <main className={styles.showcase}>
        <header>
          <h1>Showcase</h1>
          <p>
            Lectern is young, so this page lists no sites of its users. It lists the sites in the repository of Lectern:
            this documentation and test sites. Most test sites contain an intentional error.
          </p>
        </header>
        <Filters
          wish={wish}
          change={change}
          favourites={allSites.filter(({ path }) => favourites.has(path)).length}
          found={found.length}
        />
        {found.length > 0 ? (
          <ul className={styles.cards}>
            {found.map((site) => (
              <SiteCard
                key={site.path}
                site={site}
                isFavourite={favourites.has(site.path)}
                onToggle={() => toggle(site.path)}
              />
            ))}
          </ul>
        ) : (
          <p className={styles.none}>No site matches all tags and words. Remove a tag or a word.</p>
        )}
      </main>
    </Layout>
  );
}
