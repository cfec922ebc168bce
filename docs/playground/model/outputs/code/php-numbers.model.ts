/** Part of the code for PHP that reads and writes numbers. */
export const phpNumbers = String.raw`    /** Reads a number with the signs of the form; NAN for another text. */
    private static function toNumber(string $text, array $signs): float
    {
        ['decimal' => $decimal, 'thousands' => $thousands] = $signs;
        $text = trim($text);
        $parts = $thousands === '' ? [$text] : explode($thousands, $text);
        $whole = explode($decimal === '' ? ' ' : $decimal, $text)[0];
        $groups = $thousands === '' ? [] : array_slice(explode($thousands, $whole), 1);
        $number = implode('', $parts);
        $at = $decimal === '' ? false : strpos($number, $decimal);
        $plain = $at === false ? $number : substr_replace($number, '.', $at, strlen($decimal));
        $isGrouped = preg_grep('/^\d{3}$/D', $groups, PREG_GREP_INVERT) === [];
        if ($isGrouped && preg_match('/^[-+]?\d+(?:\.\d*)?$/D', $plain) === 1) {
            return (float) $plain;
        }
        return preg_match('/^[-+]?\d+(?:\.\d+)?$/D', $text) === 1 ? (float) $text : NAN;
    }

    private static function formatNumber(float $number, array $signs): string
    {
        $parts = explode('.', self::fixed($number, $signs['decimals']));
        $grouped = preg_replace_callback(
            '/\B(?=(?:\d{3})+$)/',
            static fn (): string => $signs['thousands'],
            $parts[0],
        );
        return isset($parts[1]) ? $grouped . $signs['decimal'] . $parts[1] : $grouped;
    }

    private static function fixed(float $number, int $decimals): string
    {
        $text = $decimals > 0 ? sprintf('%.' . $decimals . 'F', $number) : sprintf('%.0F', floor($number + 0.5));
        return preg_match('/[1-9]/', $text) === 1 ? $text : str_replace('-', '', $text);
    }

    private static function isTrue(float $number): bool
    {
        return !is_nan($number) && $number !== 0.0 && $number !== -0.0;
    }

    private static function truth(bool $is): float
    {
        return $is ? 1.0 : 0.0;
    }

    private static function both(float $left, callable $right): float
    {
        return self::isTrue($left) ? $right() : $left;
    }

    private static function either(float $left, callable $right): float
    {
        return self::isTrue($left) ? $left : $right();
    }

    private static function trunc(float $number): float
    {
        return $number < 0 ? ceil($number) : floor($number);
    }

    private static function cbrt(float $number): float
    {
        return ($number < 0 ? -1 : 1) * abs($number) ** (1 / 3);
    }
`;
