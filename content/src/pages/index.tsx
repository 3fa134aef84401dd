import { Layout, Link, Translate, translate } from 'lectern/client';
import { Command } from '../components/home/command.tsx';
import { Demonstration } from '../components/home/demonstration.tsx';
import { Figures } from '../components/home/figures.tsx';
import { FromSheetsToStand } from '../components/home/from-sheets-to-stand.tsx';
import { Onward } from '../components/home/onward.tsx';
import styles from '../components/home/home.module.css';

export default function Home() {
  return (
    <Layout
      title={translate({ id: 'home.title', message: 'Documentation as data' })}
      description={translate({
        id: 'home.description',
        message: 'Lectern compiles a folder of Markdown into pages of plain data, and shows them with a small viewer.',
      })}
    >
      <main className={styles.home}>
        <section className={styles.opening}>
          <div>
            <h1>
              <Translate id="home.title">Documentation as data</Translate>
            </h1>
            <p className={styles.lead}>
              <Translate
                id="home.lead"
                values={{
                  file: (
                    <strong>
                      <Translate id="home.lead.file">one JSON file for each page</Translate>
                    </strong>
                  ),
                }}
              >
                {'Lectern compiles a folder of Markdown into {file}, and shows the result with a small viewer.'}
              </Translate>
            </p>
            <Command text="npm start">
              <Translate id="home.command">
                In a clone of Lectern, with Node.js 20, this command compiles this site and serves it.
              </Translate>
            </Command>
            <p className={styles.begin}>
              <Link className={styles.button} to="/docs/start/first-site/">
                <Translate id="home.firstSite">Make your first site</Translate>
              </Link>
              <Link className={styles.more} to="/docs/migration/">
                <Translate id="home.migrate">Try it on a Docusaurus site</Translate>
              </Link>
            </p>
          </div>
          <FromSheetsToStand />
        </section>
        <Demonstration />
        <Figures />
        <Onward />
      </main>
    </Layout>
  );
}
