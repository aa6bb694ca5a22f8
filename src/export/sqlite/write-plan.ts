import type { Database } from 'bun:sqlite';
import { links } from '../../documents/links.ts';
import type { PlanDays } from '../../documents/plan/plan-schema.ts';
import type { Documents } from '../bundled-edition.ts';
import { RowWriter } from './row-writer.ts';

export function writePlan(db: Database, documents: Documents, id: string): void {
  db.run(tables);
  const { days } = documents.read<PlanDays>(links.days(id));
  const rows = new RowWriter(db, 'days');
  const readings = new RowWriter(db, 'readings');
  for (const { day, date, season, week, weekday, year, title, references } of days) {
    rows.add(day, date, season, week, weekday, year, title);
    for (const [at, reference] of references.entries()) readings.add(day, at + 1, reference);
  }
  rows.end();
  readings.end();
}

const tables = `
CREATE TABLE days (
  day INTEGER PRIMARY KEY,
  date TEXT,
  season TEXT,
  week TEXT,
  weekday TEXT,
  year TEXT,
  title TEXT
);
CREATE TABLE readings (
  day INTEGER NOT NULL,
  place INTEGER NOT NULL,
  reference TEXT NOT NULL,
  PRIMARY KEY (day, place)
) WITHOUT ROWID;`;
