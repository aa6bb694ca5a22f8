import { links } from '../../documents/links.ts';
import { defaultHttpLimits } from '../../server/http/limits.ts';
import { allowedMethods, mediaTypes, pagePattern } from '../../site/fields.ts';
import { frontPagePolicy } from '../../site/plain-page.ts';
import {
  downloadTypes,
  errorBodies,
  exampleFolder,
  favicon,
  type HostSettings,
  libraryScripts,
} from './host-settings.ts';

/**
 * A complete configuration of nginx. Fields are added in one place for all responses, because a block with
 * its own fields loses inherited ones. Maps provide the values that differ between responses; empty values
 * are not sent.
 */
export function nginxConfig(settings: HostSettings): string {
  const { cacheControl, immutable, everywhere, preflight, hasReader } = settings;
  return `# Serves the published files as the live server does. Put their folder after "root", then:
#   nginx -t -c ${exampleFolder}/nginx.conf && nginx -c ${exampleFolder}/nginx.conf
# Users other than root have to say where the process id goes: -g "pid /tmp/bible-nginx.pid;"

worker_processes auto;

events {
    worker_connections 4096;
}

http {
    access_log off;
    server_tokens off;
    sendfile on;
    tcp_nopush on;
    types { }
    default_type "application/json; charset=utf-8";

    # Files are stored compressed: nothing is compressed while it is served
    gzip_static on;
    gzip_http_version 1.0;
    gzip_proxied any;
    # Brotli for clients that prefer nothing else; byte ranges only without compression
    map "$http_range:$http_accept_encoding" $brotli {
        "~*^:(?:.*,)?[ \\t]*br[ \\t]*(?:;[ \\t]*q=1(?:\\.0*)?[ \\t]*)?(?:,|$)" .br;
    }
    map "$status $uri" $coding {
        "~^20[06] .*\\.br$" br;
    }

    # Times of files are derived from their content: they make the ETag, and no date is sent or compared
    if_modified_since off;

    map $request_uri $is_canonical {
        default 1;
        # Encoded or empty parts, or parts that begin with a dot
        "~^[^?]*(?:%|#|//|/\\.)" 0;
    }
    map "$status $uri" $cache_control {
        default "no-cache";
        ~^204 "";
        "~^200 ${links.publishing.replaceAll('.', '\\\\.')}$" "no-cache";
        "~^(?:200|206|304) /api/x/manifests/" "${immutable}";
${hasReader ? `        "~^(?:200|304) /(?:fonts|scripts|pages)/" "${immutable}";\n` : ''}\
        "~^(?:200|206|304) ${documentPaths}" "${cacheControl}";
    }
    map "$status $uri" $vary {
        "~^(?:200|206|304|412|416) ${documentPaths}" "Accept-Encoding";
${hasReader ? `        "~^(?:200|304|412) (?:${libraryScripts}|/(?:index\\.html|docs\\.html|docs/[a-z-]+\\.html|service-worker\\.js|manifest\\.webmanifest|fonts/|icons/|scripts/|pages/|read/|read\\.html|robots\\.txt|llms\\.txt|sitemap\\.xml|sitemaps/))" "Accept-Encoding";\n` : ''}\
    }
    # Browsers get a page for people where an address is wrong
    map $http_accept $wants_page {
        "~*(?:^|,)[ \\t]*text/html[ \\t]*(?:,|$|;(?![ \\t]*q=0(?:\\.0*)?[ \\t]*(?:,|$)))" 1;
    }
    map $status $allow {
        ~^(?:204|405)$ "${allowedMethods}";
    }
${preflight.map(([name, value]) => `    map $status ${variable(name)} {\n        204 "${value}";\n    }\n`).join('')}\
${hasReader ? '' : listPolicy}\

    # The limits of the live server: a longer address gets 414, longer fields 431
    large_client_header_buffers 4 ${defaultHttpLimits.maxHeadBytes};
    client_header_timeout ${defaultHttpLimits.headSeconds}s;
    keepalive_timeout ${defaultHttpLimits.idleSeconds}s;
    # nginx notices that a client reads only when a part of the socket buffer is free: at 12 kB per second, every two minutes
    send_timeout ${maxWriteGapSeconds}s;
    keepalive_requests 100000;
    # Nothing reads a request body, so none is too large
    client_max_body_size 0;

    server {
        listen 8080;
        # Only where the machine has IPv6: without it nginx would not start
        # listen [::]:8080;
        root ${exampleFolder};
        merge_slashes off;
        max_ranges 0;

        add_header Cache-Control $cache_control always;
        add_header Vary $vary always;
        add_header Content-Encoding $coding always;
        add_header Last-Modified "" always;
        add_header Allow $allow always;
${hasReader ? '' : '        add_header Content-Security-Policy $security_policy always;\n'}\
${everywhere.map(([name, value]) => `        add_header ${name} "${value}" always;\n`).join('')}\
${preflight.map(([name]) => `        add_header ${name} ${variable(name)} always;\n`).join('')}
        error_page 400 /.error/400;
        error_page 404 @not_found;
        error_page 405 @method_not_allowed;
        error_page 412 @precondition_failed;
        error_page 414 /.error/414;
        error_page 416 @range_not_satisfiable;
        error_page 494 =431 /.error/431;
        error_page 501 =400 /.error/400;
        error_page 403 500 502 503 504 =500 /.error/500;
        error_page 505 /.error/505;

        if ($request_method = OPTIONS) {
            return 204;
        }
        # The method is empty where the request could not be read
        if ($request_method !~ "^(?:GET|HEAD|)$") {
            return 405;
        }

${hasReader ? readerPlaces : listPlace}
${downloadTypes.map(([name, type]) => place(`~ "^/downloads/[^/]+\\.${name}$"`, { setting: `default_type ${type}; max_ranges 1;` })).join('\n')}
        # Only documents: no listing, no file whose name begins with a dot, none of these configurations
${documents('/api/[^/]+/complete(?:\\.simple)?\\.json', 'max_ranges 1;')}
${documents('/(?:api/.+|openapi|language-tables)\\.json')}
${documents('/api/x/manifests/[0-9a-f]+\\.sig', 'default_type "text/plain; charset=utf-8";')}
${documents('/api/x/verse-of-the-day\\.atom', `default_type "${mediaTypes.atom}";`)}
        location / {
            return 404;
        }

        location = /404.html {
            internal;
            etag off;
            ${html}
        }
${errors.map(errorPlace).join('\n')}
    }
}
`;
}

/** Keeps connections of readers on slow networks open. */
const maxWriteGapSeconds = 300;

const documentPaths = '/(?:api/|(?:openapi|language-tables)\\.json)';

/** Errors of malformed requests need a location with an address: nginx cannot enter a named location for them. */
const errors: readonly (readonly [place: string, status: number, body: string])[] = [
  ['= /.error/400', 400, errorBodies.badRequest],
  ['@not_found', 404, errorBodies.notFound],
  ['@method_not_allowed', 405, errorBodies.methodNotAllowed],
  ['@precondition_failed', 412, errorBodies.preconditionFailed],
  ['= /.error/414', 414, errorBodies.uriTooLong],
  ['@range_not_satisfiable', 416, errorBodies.rangeNotSatisfiable],
  ['= /.error/431', 431, errorBodies.headersTooLarge],
  ['= /.error/500', 500, errorBodies.internalError],
  ['= /.error/505', 505, errorBodies.versionNotSupported],
];

function errorPlace([place, status, body]: (typeof errors)[number]): string {
  return `        location ${place} {
${place.startsWith('=') ? '            internal;\n' : ''}\
${status === 416 ? `${addedBefore}\n` : ''}\
${status === 404 ? `${pageForPeople}\n` : ''}\
            return ${status} '${body}';
        }`;
}

/**
 * When a range fails, the fields of the document have already been added. With a field of its own, this
 * location does not add them again. nginx cannot remove Cache-Control, but the stricter of two values counts
 * (RFC 9111, 4.2.1).
 */
const addedBefore = '            add_header Cache-Control "no-cache" always;';

const pageForPeople = `            if ($wants_page) {
                rewrite ^ /404.html last;
            }`;

function documents(pattern: string, setting = ''): string {
  return place(`~ "^${pattern}$"`, { setting });
}

/** @param file the file for these addresses, if its name differs from the address. */
function place(addresses: string, { setting = '', file = '$uri' }): string {
  return `        location ${addresses} {
            if ($is_canonical = 0) {
                return 404;
            }
${setting === '' ? '' : `            ${setting}\n`}\
            try_files ${file}$brotli ${file} =404;
        }`;
}

const html = 'default_type "text/html; charset=utf-8";';

const readerPlaces = [
  `        location ~ "^(?<named>${pagePattern})/$" {
            if ($is_canonical = 0) {
                return 404;
            }
            absolute_redirect off;
            return 308 $named$is_args$args;
        }`,
  place('= /', { setting: html, file: '/index.html' }),
  place('= /docs', { setting: html, file: '/docs.html' }),
  // A named group, because nginx evaluates other expressions before it opens the file
  place('~ "^/docs/(?<guide>[a-z-]+)$"', { setting: html, file: '/docs/$guide.html' }),
  place('~ "^/fonts/[^/]+\\.woff2$"', { setting: 'default_type font/woff2;' }),
  place(`~ "^${libraryScripts}$"`, { setting: `default_type "${mediaTypes.script}";` }),
  place('= /service-worker.js', { setting: `default_type "${mediaTypes.script}";` }),
  place('= /manifest.webmanifest', { setting: `default_type "${mediaTypes.manifest}";` }),
  place('~ "^/icons/[^/]+\\.svg$"', { setting: `default_type "${mediaTypes.svg}";` }),
  place('~ "^/icons/[^/]+\\.png$"', { setting: `default_type ${mediaTypes.png};` }),
  place('= /favicon.ico', { setting: `default_type ${mediaTypes.png};`, file: favicon }),
  place('~ "^/(?:scripts|pages)/[^/]+\\.js$"', { setting: `default_type "${mediaTypes.script}";` }),
  place('~ "^/pages/[^/]+\\.css$"', { setting: `default_type "${mediaTypes.style}";` }),
  place('~ "^(?<list>/read(?:/[A-Za-z0-9_-]+(?:/[^/:]+)?)?)$"', { setting: html, file: '$list.html' }),
  place('~ "^/(?:robots|llms)\\.txt$"', { setting: `default_type "${mediaTypes.text}";` }),
  place('~ "^/(?:sitemap|sitemaps/[A-Za-z0-9_-]+)\\.xml$"', { setting: `default_type "${mediaTypes.xml}";` }),
  // Only the reader needs the verses; it starts on the chapter page
  place('~ "^/read/(?<page>[A-Za-z0-9_-]+/[^/:]+/[0-9]+)(?::[^/]*)?$"', {
    setting: html,
    file: '/read/$page.html',
  }),
].join('\n');

const listPlace = `        location = / {
            gzip_static off;
            etag off;
            ${html}
            try_files /index.html =404;
        }`;

const listPolicy = `    map "$status $uri" $security_policy {
        "~^200 /index\\.html$" "${frontPagePolicy}";
    }
`;

function variable(name: string): string {
  return `$${name.toLowerCase().replaceAll('-', '_')}`;
}
