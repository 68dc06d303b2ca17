# Runs a Dangerfile with as much of Danger's language as recipes have, and prints what it would show.
#
# It ends as `danger --fail-on-errors=true` does: with 1 after a failure, or a fault in the file.
class Dangerfile
  attr_reader :failures

  def initialize
    @failures = []
  end

  def fail(message, sticky: false, file: nil, line: nil)
    @failures << [file, line, message].compact.join(":")
  end

  def warn(message, sticky: false, file: nil, line: nil)
    puts "warning #{[file, line, message].compact.join(":")}"
  end

  def markdown(message)
    raise ArgumentError, "nothing to show" unless message.is_a?(String) && message.valid_encoding?

    puts "markdown of #{message.lines.count} lines"
  end
end

file = Dangerfile.new
begin
  file.instance_eval(ARGV.fetch(0), "Dangerfile")
rescue StandardError, SyntaxError => error
  abort "Danger: #{error.full_message(highlight: false)}"
end
file.failures.each { |failure| puts "failure #{failure}" }
exit(file.failures.empty? ? 0 : 1)
