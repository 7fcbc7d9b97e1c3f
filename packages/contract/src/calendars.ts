/** Addresses of calendar files, which a release writes from the `calendars` of its pages. */

export const calendarType = 'text/calendar';

/** @param name of small letters, digits and hyphens */
export const calendarPath = (name: string) => `/calendar/${name}.ics`;

export const calendarPathPattern = /^\/calendar\/[a-z0-9-]+\.ics$/;
