/** Where a configuration looks for the published files, until the operator says otherwise. */
export const examplePlace = '/srv/bible';
