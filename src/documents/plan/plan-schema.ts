import { z } from 'zod';
import { schemeNames } from '../../references/reference.ts';
import { schemaParts } from '../schema-parts.ts';

const { text, positive, apiLink } = schemaParts;

const planSchema = z
  .strictObject({
    ...schemaParts.editionMembers,
    daysApiLink: apiLink.describe('Link to the days'),
    numberOfDays: positive.describe('Number of days'),
  })
  .meta({ id: 'Plan', description: 'A plan of readings, or a lectionary; `language` is that of its titles' });

export type PlanObject = z.infer<typeof planSchema>;

export const plansSchema = z
  .strictObject({ plans: z.array(planSchema).describe('Sorted by id') })
  .meta({ id: 'Plans' });

const daySchema = z
  .strictObject({
    day: positive.describe('Number of the day, from 1'),
    date: z
      .string()
      .regex(/^(?:\d{4}-)?\d\d-\d\d$/)
      .optional()
      .describe('`2026-12-25`, or `12-25` for every year'),
    season: text.optional().describe('Season of a lectionary, such as `Advent`'),
    week: text.optional().describe('Week of the season'),
    weekday: text.optional().describe('Day of the week'),
    year: text.optional().describe('Year of the cycle, such as `A`'),
    title: text.optional().describe('Title of the day'),
    references: z.array(text).min(1).describe('The readings in USFM notation, for `/api/x/passage?ref=`'),
  })
  .meta({ id: 'PlanDay', description: 'A day of a plan' });

export const planDaysSchema = z
  .strictObject({
    plan: planSchema,
    numbering: z
      .enum(schemeNames)
      .describe('Versification of the references: `numbering` of `/api/x/passage`'),
    days: z.array(daySchema).min(1).describe('In the order of the plan'),
  })
  .meta({ id: 'PlanDays' });

export const versesOfTheDaySchema = z
  .strictObject({
    numbering: z.literal('eng').describe('Versification of the references'),
    verses: z
      .array(text)
      .min(1)
      .describe(
        'References in USFM notation, one for each day since 1970-01-01, the first for that day. After the last one, the first returns. If a translation lacks the book, it gets the next verse whose book it has',
      ),
  })
  .meta({ id: 'VersesOfTheDay' });

export type VersesOfTheDay = z.infer<typeof versesOfTheDaySchema>;

export type PlanDays = z.infer<typeof planDaysSchema>;
