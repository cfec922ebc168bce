/** Part of the code for PHP that reads dates. */
export const phpDates = String.raw`    /** Reads a date in exactly its format: its day, and its seconds as if it were UTC. */
    private static function readDate(array $rules, string $text): ?array
    {
        if (preg_match('~' . $rules['pattern'] . '~uD', $text, $found) !== 1) {
            return null;
        }
        $part = static function (string $group, int|string $fallback) use ($rules, $found): string {
            $at = array_search($group, $rules['groups'], true);
            return $at === false ? (string) $fallback : $found[$at + 1];
        };
        $short = (int) $part('y', 0);
        $year = (int) $part('Y', $short + ($short > 50 ? 1900 : 2000));
        $isNamed = in_array('M', $rules['groups'], true);
        $place = $isNamed ? array_search(strtolower($part('M', '')), $rules['months'], true) : false;
        $month = $isNamed ? ($place === false ? 0 : $place + 1) : (int) $part('m', 1);
        $day = (int) $part('d', 1);
        $hour = self::hourOf($part('H', ''), $part('h', ''), $part('a', ''));
        $minute = (int) $part('i', 0);
        if (!checkdate($month, $day, max(1, $year)) || $hour > 23 || $minute > 59) {
            return null;
        }
        return [
            'day' => $year * 10000 + $month * 100 + $day,
            'seconds' => (float) gmmktime($hour, $minute, 0, $month, $day, $year),
        ];
    }

    private static function hourOf(string $whole, string $half, string $meridiem): int
    {
        if ($half === '') {
            return (int) $whole;
        }
        $hour = (int) $half;
        return $hour < 1 || $hour > 12 ? 24 : $hour % 12 + (strtolower($meridiem) === 'pm' ? 12 : 0);
    }

    private static function isPartedDate(array $parts, array $values): bool
    {
        if (preg_grep('/^\d{1,4}$/D', $values, PREG_GREP_INVERT) !== []) {
            return false;
        }
        $numbers = array_combine($parts, array_map('intval', $values));
        return checkdate($numbers['m'] ?? 1, $numbers['d'] ?? 1, max(1, $numbers['y'] ?? 2000));
    }

    private static function dayOf(DateTimeInterface $date): int
    {
        return (int) $date->format('Ymd');
    }

    private static function addDays(int $day, int $days): int
    {
        $month = intdiv($day, 100) % 100;
        return (int) gmdate('Ymd', gmmktime(0, 0, 0, $month, $day % 100 + $days, intdiv($day, 10000)));
    }

    private static function isOutOfBounds(array $field, array $date, array $facts): bool
    {
        foreach ($field['bounds'] ?? [] as $bound) {
            $start = $facts['today'];
            if (isset($bound['from'])) {
                $at = self::indexOf($bound['from']);
                $isSeen = $at !== null && !in_array($bound['from'], $facts['hidden'], true);
                $rules = $isSeen ? self::FORM['fields'][$at]['date'] ?? null : null;
                $start = $rules === null ? null : self::readDate($rules, $facts['values'][$at][0] ?? '')['day'] ?? null;
            }
            $limit = $bound['day'] ?? ($start === null ? null : self::addDays($start, $bound['days'] ?? 0));
            if ($limit !== null && ($bound['is'] === 'min' ? $date['day'] < $limit : $date['day'] > $limit)) {
                return true;
            }
        }
        return false;
    }
`;
