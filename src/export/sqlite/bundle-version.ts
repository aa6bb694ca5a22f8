/** `PRAGMA application_id`: "Scrp". */
export const bundleApplicationId = 0x53637270;

/** `PRAGMA user_version`: raised whenever a query that worked could stop working. */
export const bundleSchemaVersion = 1;
