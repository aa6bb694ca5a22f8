/** Fresh for five minutes; a day longer while a new one is fetched behind the reader's back (RFC 5861). */
export const defaultCacheControl = 'public, max-age=300, stale-while-revalidate=86400';
