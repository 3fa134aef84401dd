import { Layout, Link } from 'lectern/client';
import { Command } from '../components/home/command.tsx';
import { Demonstration } from '../components/home/demonstration.tsx';
import { Figures } from '../components/home/figures.tsx';
import { FromSheetsToStand } from '../components/home/from-sheets-to-stand.tsx';
import { Onward } from '../components/home/onward.tsx';
import styles from '../components/home/home.module.css';

export default function Home() {
  return (
    <Layout
      title="Documentation as data"
      description="Lectern compiles a folder of Markdown into pages of plain data, and shows them with a light viewer."
    >
      <main className={styles.home}>
        <section className={styles.opening}>
          <div>
            <h1>Documentation as data</h1>
            <p className={styles.lead}>
              Lectern compiles a folder of Markdown into <strong>one JSON file for each page</strong>, and shows them
              with a viewer that stays small.
            </p>
            <Command text="npm start">
              In a clone of Lectern, with Node.js 20: compiles this site and serves it.
            </Command>
            <p className={styles.begin}>
              <Link className={styles.button} to="/docs/start/first-site/">
                Make your first site
              </Link>
              <Link className={styles.more} to="/docs/migration/">
                Try it on a Docusaurus site
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
