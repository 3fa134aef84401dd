import { Link } from 'lectern/client';
import './person.css';

interface Person {
  name: string;
  role: string;
  since: number;
}

/** The page of a person. */
export default function PersonPage({ data: { name, role, since } }: { data: Person }) {
  return (
    <article className="person">
      <h1>{name}</h1>
      <p>
        {role}, with us since {since}
      </p>
      <Link to="/docs">Back to the harbour</Link>
    </article>
  );
}
