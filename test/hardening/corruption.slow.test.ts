import { expect, setDefaultTimeout, test } from 'bun:test';
import { compiledSmallBrotli } from '../compiled.ts';
import { seededRandom } from '../seeded-random.ts';
import { CorruptionTrial } from './corruption/corruption-trial.ts';
import { type DamageName, damages } from './corruption/damage-file.ts';

setDefaultTimeout(300_000);

const compiled = await compiledSmallBrotli();
const trial = await CorruptionTrial.of(compiled.directory, 120);
const intended = { isCrashed: false, bugs: 0, ofAnother: 0, wrong: 0, otherStatus: 0, notes: [] };

test.each(Object.keys(damages) as DamageName[])(
  'a library with %s never gives a wrong response',
  async (damage) => {
    for (const isServing of [false, true]) {
      const outcome = await trial.run({ damage, isServing, random: seededRandom(30) });
      expect(outcome).toMatchObject(intended);
      expect(outcome.isRefused || outcome.right > 0).toBeTrue();
    }
  },
);
